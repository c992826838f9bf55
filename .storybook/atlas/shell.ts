import { state, surface } from './surface.ts'

export const shell = [
  surface('Header', 'every page', [
    state('§2', 'sticky: the bar stays while the page scrolls under it', 'surfaces-appshell--long-page'),
    state('§2', 'brand link to the catalogue', 'surfaces-brandmark--default', 'surfaces-brandmark--inverse'),
    state(
      '§2',
      'signed out (no token, an expired or an unreadable one): links to Bootcamps, Verify Cert, Community, Blog, and Sign In',
      'surfaces-topbar--signed-out',
      'site-header--signed-out',
    ),
    state('§2', 'signed in: the account in place of Sign In', 'surfaces-topbar--signed-in', 'site-header--account-name'),
    state('§4', 'before the stored token is read: laid out as signed out', 'surfaces-topbar--unknown'),
    state(
      '§4',
      'a stored token, not read yet: Sign In is unseen and keeps its place, so that nothing moves',
      'surfaces-topbar--unknown-with-token',
      'surfaces-topbar--session-becomes-known',
    ),
    state(
      '§2',
      'account menu open: My Learning, Lab Sessions, Edit Profile, Log Out',
      'surfaces-accountmenu--open',
      'surfaces-topbar--account-menu-opens',
      'site-header--account-menu',
      'site-header--menu-leads-on',
    ),
    state('own', 'the name is on its way, or cannot be read: the menu is there all the same', 'surfaces-accountmenu--without-name', 'site-header--name-fails'),
    state('own', 'the page one is on is marked in bar and menu', 'surfaces-topbar--current-page', 'surfaces-accountmenu--current-page'),
    state(
      '§4',
      'Log Out: the token is gone, the catalogue opens, the header is signed out; whatever the server answers',
      'site-header--log-out',
      'site-header--log-out-unanswered',
      'site-header--log-out-fails',
      'site-lesson--logs-out',
      'site-my-learning--logs-out',
    ),
    state('§9', 'below the medium width (900 px): brand and menu button alone', 'surfaces-topbar--phone', 'surfaces-topbar--tablet', 'site-header--phone'),
    state('own', 'keyboard: the skip link comes into view with the first Tab', 'surfaces-skiplink--focused', 'surfaces-skiplink--resting'),
  ]),

  surface('Drawer', 'every page', [
    state('§2', 'open: from the right, 75% of the viewport wide; Escape closes it', 'surfaces-topbar--drawer-opens'),
    state(
      '§2',
      'signed in: “My Account” with Edit Profile, My Learning, Credentials, Log Out; below it the site’s four links',
      'surfaces-navigationdrawer--signed-in',
    ),
    state('§2', 'signed out: the site’s four links and Sign In', 'surfaces-navigationdrawer--signed-out'),
    state('§2', 'closes on navigation', 'surfaces-navigationdrawer--closes-on-navigation', 'site-header--phone'),
    state('§2', 'Log Out closes it', 'surfaces-navigationdrawer--logs-out'),
    state('own', 'of two entries that fit, the closest to the page is marked', 'surfaces-navigationdrawer--on-credentials'),
    state('own', 'the name comes while it is open: nothing moves', 'surfaces-navigationdrawer--name-comes-later'),
    state('own', 'the window grows past 900 px: it closes with its button', 'surfaces-topbar--drawer-closes-with-its-button'),
  ]),

  surface('Footer', 'every page', [
    state('§2', 'four social links that open in a new tab, and a copyright line with the current year', 'surfaces-footer--full', 'surfaces-footer--small'),
    state('§2', 'closes a short page at the lower edge of the window', 'surfaces-appshell--short-page'),
    state('own', 'a choice of the theme: system, light, dark', 'surfaces-footer--themes', 'surfaces-footer--themes-on-phone'),
  ]),

  surface('Notifications', 'every page', [
    state('§4', 'success, info, warning, error at the bottom centre', 'components-toastregion--severities'),
    state('§9', 'success, info and warning go by themselves after 3, 4 and 5 seconds', 'components-toastregion--auto-hide', 'site-notifications--info'),
    state('§4', 'an error stays until it is dismissed', 'site-notifications--error-stays', 'site-notifications--error-dismissed'),
    state('own', 'several at once, and the same said again', 'components-toastregion--many', 'components-toastregion--said-again'),
  ]),

  surface('Connection', 'every page', [
    state('own', 'offline: a banner at the lower edge says what still works', 'surfaces-offlinebanner--offline'),
    state('own', 'trying again', 'surfaces-offlinebanner--retrying'),
    state('own', 'a dialog that loads on first use opens with the first press', 'screens-dialogs-that-load-on-first-use--loads'),
    state('own', 'back online: said, and what had failed is read anew', 'surfaces-offlinebanner--back', 'site-header--back-online'),
    state('own', 'online: nothing to be seen, no room taken', 'surfaces-offlinebanner--online'),
    state(
      'own',
      'a part that loads on first use cannot be had: said, and the next press tries again',
      'surfaces-appshell--part-fails',
      'screens-dialogs-that-load-on-first-use--fails-once',
    ),
  ]),

  surface('404', 'any other path', [
    state(
      '§2',
      '“Oops! Page not Found.” with “Back to Home”',
      'surfaces-messagepage--not-found',
      'surfaces-appshell--not-found-page',
      'screens-pages--not-found',
      'site-pages--not-found',
      'site-pages--not-found-then-home',
    ),
  ]),

  surface('Faults', 'every page', [
    state('own', 'a page’s code cannot be loaded: a way to try again and one home', 'surfaces-messagepage--error-with-retry', 'screens-pages--unavailable'),
    state('own', 'a page fails while it is drawn: reload it', 'screens-pages--fault'),
  ]),
]
