import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  group: 'Navigation',
  synonyms: ['command menu', 'quick search', 'spotlight', 'ctrl k', 'cmd k'],
  status: 'beta',
  since: '0.1.0',
  use: 'Finds every command and place of an application by typing, for people who use it all day. It is opened by keys such as Ctrl+K, and lists in sections what was used recently, places and actions.',
  instead: [
    { component: 'Menu', when: 'there are a few actions behind one button' },
    { component: 'SearchField', when: 'content is searched, and the results are on a page' },
    { component: 'Combobox', when: 'a value is chosen for a form' },
  ],
  anatomy: [
    'Veil over the page',
    'Field with a glass, or a spinner',
    'Sections with their titles',
    'Entry: icon, label, a second line and keys',
    'Sentence if nothing fits',
  ],
  dos: [
    'Begin with what was used recently, while nothing is typed.',
    'Write entries as they are called elsewhere on the site.',
    'Show the keys of commands that have some.',
    'Offer a button that opens it too: not everyone knows the keys.',
  ],
  donts: [
    'Make it the only way to something.',
    'List what the person may not do.',
    'Ask once more in it: open a `ConfirmDialog` after it has closed.',
  ],
  keyboard: [
    { keys: 'Letters', does: 'narrow the list down; the first entry is in question' },
    { keys: 'Arrow Down, Arrow Up', does: 'go through the entries' },
    { keys: 'Enter', does: 'does it, and closes' },
    { keys: 'Escape', does: 'clears the words; without any it closes' },
  ],
  accessibility:
    'A modal dialog with a search field, which keeps the focus; the entry in question is named by `aria-activedescendant`. Entries are menu items, grouped under their titles. The focus goes back to where it was. The keys that open it are the caller’s: leave those alone that browsers and screen readers use.',
}
