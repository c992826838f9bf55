import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Actions',
  synonyms: ['dropdown', 'context menu', 'actions menu', 'kebab'],
  status: 'stable',
  since: '0.1.0',
  use: 'Keeps actions and links that are needed now and then behind one button: an account, "more". It opens under that button and closes with the choice.',
  instead: [
    { component: 'Select', when: 'a value is chosen for a form' },
    { component: 'Link', when: 'it is a main way onward, which stays in sight' },
    { component: 'AccountMenu', when: 'it contains the entries of the signed-in visitor' },
  ],
  anatomy: [
    'Groups parted by a line, optional',
    'Title of a group, optional',
    'Entry: icon if the others have one too, and label',
  ],
  dos: [
    'Write an entry as a verb with its object, or as the name of a place.',
    'Give `href` to what leads somewhere, so that it can be opened in a new tab.',
    'Put the critical entry last, and ask once more in a ConfirmDialog.',
    'Give each group a `title` or a `label`.',
  ],
  donts: [
    'Hide the only way to a main task in it.',
    'Open a menu from a menu, or put fields into it.',
    'Fill it beyond about eight entries.',
  ],
  keyboard: [
    { keys: 'Arrow Up, Arrow Down', does: 'moves between the entries, around at the ends' },
    { keys: 'Home, End', does: 'goes to the first or last entry' },
    { keys: 'Letters', does: 'goes to the entry that begins with them' },
    { keys: 'Enter, Space', does: 'chooses the entry and closes' },
    { keys: 'Tab', does: 'stays in the menu' },
    { keys: 'Escape', does: 'closes and gives the focus back to the button' },
  ],
  accessibility:
    'A menu named by `label`, in a layer that keeps the focus: it goes to the first entry, and back to the element of `triggerRef` when the menu closes. That button needs a name, `aria-haspopup="menu"` and `aria-expanded` from the caller. Entries are menu items, also those that are links; `current` becomes `aria-current`. Icons are decoration, and the critical tone is color alone, so the words have to say what is at stake.',
}
