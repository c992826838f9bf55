import type { Surfaces } from './surface.ts'

export const shell: Surfaces = {
  Header: {
    route: 'every page',
    states: {
      sticky: '§2 the bar stays while the page scrolls under it',
      'brand link to the catalogue': '§2',
      'signed out':
        '§2 (no token, an expired or an unreadable one) links to Bootcamps, Verify Cert, Community, Blog, and Sign In',
      'signed in': '§2 the account in place of Sign In',
      'before the stored token is read': '§4 laid out as signed out',
      'a stored token, not read yet':
        '§4 Sign In is unseen and keeps its place, so that nothing moves',
      'the way to search': 'own a link that opens a search on the page',
      'a lab runs': 'own the way back to it, with its time; nothing moves when it comes',
      'account menu open': '§2 My Learning, Lab Sessions, Edit Profile, Log Out',
      'the name is on its way, or cannot be read': 'own the menu is there all the same',
      'the page one is on is marked in bar and menu': 'own',
      'Log Out':
        '§4 the token is gone, the catalogue opens, the header is signed out; whatever the server answers',
      'below the medium width (900 px)': '§9 brand and menu button alone',
      keyboard: 'own the skip link comes into view with the first Tab',
    },
  },
  'Running lab': {
    route: 'every page',
    states: {
      'time is left': 'own counts down without a request',
      'under 30 minutes': 'own red, as everywhere',
      'under 5 minutes': 'own a warning sign',
      starting: 'own no time yet',
      'several labs': 'own the one that ends first, once it runs',
      'on the page of its session': 'own nothing, as the page tells the time',
      'cannot be read': 'own nothing is shown or said',
    },
  },
  Drawer: {
    route: 'every page',
    states: {
      open: '§2 from the right, 75% of the viewport wide; Escape closes it',
      'signed in':
        '§2 “My Account” with Edit Profile, My Learning, Credentials, Log Out, and Lab Sessions as an addition; below it the site’s four links',
      'a lab runs': 'own its time beside “Lab Sessions”',
      'signed out': '§2 the site’s four links and Sign In',
      'closes on navigation': '§2',
      'Log Out closes it': '§2',
      'one entry is marked': 'own of two entries that fit, the closest to the page is marked',
      'the name comes while it is open': 'own nothing moves',
      'the window grows past 900 px': 'own it closes with its button',
    },
  },
  Footer: {
    route: 'every page',
    states: {
      'links and copyright':
        '§2 four social links that open in a new tab, and a copyright line with the current year',
      'on a short page': '§2 closes a short page at the lower edge of the window',
      'a choice of the theme': 'own system, light, dark',
    },
  },
  Notifications: {
    route: 'every page',
    states: {
      'four kinds': '§4 success, info, warning, error at the bottom centre',
      'three go by themselves':
        '§9 success, info and warning go by themselves after 3, 4 and 5 seconds',
      'an error stays until it is dismissed': '§4',
      'several at once, and the same said again': 'own',
    },
  },
  Connection: {
    route: 'every page',
    states: {
      offline: 'own a banner at the lower edge says what still works',
      'trying again': 'own',
      'a dialog that loads on first use':
        'own a dialog that loads on first use opens with the first press',
      'back online': 'own said, and what had failed is read again',
      online: 'own nothing to be seen, no room taken',
      'a part that cannot be had':
        'own a part that loads on first use cannot be had: said, and the next press tries again',
    },
  },
  'Not found (404)': {
    route: 'any other path',
    states: {
      '“Oops! Page not Found.” with “Back to Home”': '§2',
    },
  },
  Faults: {
    route: 'every page',
    states: {
      'a page’s code cannot be loaded': 'own a way to try again and one home',
      'a page fails while it is drawn': 'own reload it',
    },
  },
}
