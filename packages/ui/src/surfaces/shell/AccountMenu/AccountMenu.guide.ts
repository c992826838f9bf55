import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  synonyms: ['user menu', 'profile menu', 'sign out'],
  status: 'stable',
  since: '0.1.0',
  use: 'Opens from the account icon in the top bar and leads a signed-in visitor to their own pages, or out. `TopBar` loads and places it; you rarely need it by hand.',
  instead: [
    {
      component: 'NavigationDrawer',
      when: 'the screen is narrower than 900 px: the same pages are in the drawer there',
    },
    { component: 'Menu', when: 'the actions belong to a thing on the page, not to the account' },
  ],
  anatomy: [
    'Name of the visitor, or "My Account" until it is known',
    'My Learning, Lab Sessions, Edit Profile, each with an icon',
    'A line',
    'Log Out',
  ],
  dos: [
    'Give `currentPath`, so that the entry of this page, or of the page above it, is marked.',
    'Open it before the name is there: the line over the entries keeps its place.',
    'Close it when `onOpenChange` is called, and hand `triggerRef` the button that opened it.',
  ],
  donts: [
    'Put anything into it that cannot be undone; deleting the account has its place on the profile page.',
    'Show it to someone who is signed out: Sign In is a button in the bar itself.',
  ],
  keyboard: [
    {
      keys: 'Arrow Down, Arrow Up',
      does: 'goes to the next or previous entry, and from the last to the first',
    },
    { keys: 'Home, End', does: 'goes to the first or last entry' },
    { keys: 'Letters', does: 'go to the entry that begins with them' },
    { keys: 'Enter, Space', does: 'follows the entry or logs out, and closes the menu' },
    { keys: 'Escape', does: 'closes it; focus goes back to the button' },
  ],
  accessibility:
    'A menu named "Account" with two groups: one named by the visitor, one named "Session". Focus starts on the first entry; pages are real links, and the current one has `aria-current`. The caller’s button needs a name, `aria-haspopup="menu"` and `aria-expanded`.',
}
