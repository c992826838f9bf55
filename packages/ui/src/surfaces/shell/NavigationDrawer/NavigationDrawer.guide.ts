import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  synonyms: ['hamburger menu', 'mobile navigation'],
  status: 'stable',
  since: '0.1.0',
  use: 'The navigation of the site on screens below 900 px: the account first, then the links, or Sign In below them. TopBar opens it and loads it when it is first needed.',
  instead: [
    { component: 'TopBar', when: 'you want the bar that opens it' },
    { component: 'AccountMenu', when: 'it contains the account’s entries on wide screens' },
    { component: 'Drawer', when: 'the panel is to hold something else' },
  ],
  anatomy: [
    'Title "Menu" and a cross',
    'My Account with the visitor’s name, if signed in',
    'Edit Profile, My Learning, Lab Sessions with the time of a running lab, Credentials',
    'Log Out',
    'Line',
    'Links of the site',
    'Sign In over the full width, if signed out',
  ],
  dos: [
    'Pass the same links as to the TopBar, in the same order.',
    'Pass `currentPath`, so that one entry in each group is marked.',
    'Open it even before the name is known: its line is kept free.',
  ],
  donts: ['Put settings or forms into it.', 'Keep it open after a link was followed.'],
  keyboard: [
    { keys: 'Tab', does: 'goes through the entries and the cross, and stays inside' },
    { keys: 'Enter', does: 'follows a link, which closes the drawer' },
    { keys: 'Enter, Space', does: 'presses Log Out or the cross' },
    { keys: 'Escape', does: 'closes and gives the focus back to the button' },
  ],
  accessibility:
    'A dialog named "Menu" that contains two navigations, "My Account" and "Main". The entry of this page has `aria-current="page"`, one above it `true`; the mark is a bar as well as a color. Links that open a new tab say so. The caller gives the button that opens it a name, `aria-haspopup="dialog"` and `aria-expanded`.',
}
