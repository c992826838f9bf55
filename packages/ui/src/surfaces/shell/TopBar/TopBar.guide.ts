import type { ComponentGuide } from '../../../componentGuide.ts'

export const guide: ComponentGuide = {
  synonyms: ['header', 'navbar', 'app bar'],
  status: 'stable',
  since: '0.1.0',
  use: 'Is on top of every page: brand, links of the site, and Sign In or the account. Below 900 px links and account move into a drawer. It sticks to the top while the page scrolls.',
  instead: [
    { component: 'LessonTopBar', when: 'it is the second bar, within a lesson' },
    { component: 'LinkTabs', when: 'links divide one part of the site' },
    { component: 'Footer', when: 'links are needed rarely' },
  ],
  anatomy: [
    'Mark and name of the site',
    'The way back to a running lab, if one runs',
    'Links of the site, from 900 px on',
    'Sign In, or the account with its menu, from 900 px on',
    'Menu, which opens the drawer, below 900 px',
  ],
  dos: [
    'Put it into the `header` of an `AppShell`, which brings the skip link.',
    'Give four or five links with labels of one or two words: they share one line that does not wrap.',
    'Render `session="unknown"` on the server; nothing moves when the session becomes known.',
    'Fetch the name in `onAccountNear`, not before.',
  ],
  donts: [
    'Leave out `currentPath`: without it no link is marked, and the drawer heeds no change of the page.',
    'Put pages of the account among `links`: the account’s menu and the drawer have them.',
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'goes from the brand over the links to Sign In or Account, on narrow screens to Menu',
    },
    { keys: 'Enter', does: 'follows a link' },
    { keys: 'Enter, Space', does: 'opens and closes the account’s menu or the drawer' },
    { keys: 'Arrow Up, Arrow Down', does: 'goes through the entries of the account’s menu' },
    { keys: 'Escape', does: 'closes menu or drawer; the focus goes back to its button' },
  ],
  accessibility:
    'A `header` with a navigation named "Main"; the link of the page, or of one above it, has `aria-current`. External links open in a new tab and say so in their name. "Account" and "Menu" tell by `aria-expanded` whether they are open; both load on first use, and a failure is told to `onPartFailure` of the `AppShell`. What the keyboard reaches does not hide under the bar.',
}
