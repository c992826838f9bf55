import { state, surface } from './surface.ts'

export const labSessions = [
  surface('Lab session', '/lab/{labPath}/session/{sessionId}', [
    state('own', 'loading', 'screens-lab-session-time--loading'),
    state('§8', '“Session not found”, and “Back to Lab Sessions”', 'screens-lab-session-time--not-found', 'site-labs--session-not-found'),
    state('§8', '“Failed to load session data”, and “Back to Lab Sessions”', 'screens-lab-session-time--load-failure', 'site-labs--session-load-failure'),
    state('own', 'the server is away for a while: what is there stays', 'screens-lab-session-time--server-away'),
    state('own', 'the guide cannot be loaded: the session is of use without it', 'screens-lab-session-time--guide-failure'),
    state('§6', 'signed out: to /signin and back here', 'site-labs--session-signed-out'),
    state('§2', 'title and chip of each status', 'surfaces-labhero--session', 'components-labstatuschip--all-statuses'),
    state('§4', 'queued: waiting for its turn', 'surfaces-labstartingcard--queued', 'surfaces-sessiondetails--starting', 'screens-lab-session--queued'),
    state(
      '§2',
      'provisioning: “Lab Starting: This usually takes 1-2 minutes.” with a progress bar',
      'surfaces-labstartingcard--provisioning',
      'screens-lab-session--provisioning',
      'site-labs--whole-session',
    ),
    state(
      '§2',
      'active: Lab Access, guide, Session Details, “View All Sessions”, “End Lab Session”',
      'surfaces-sessiondetails--active',
      'surfaces-detaillayout--with-lead',
      'screens-lab-session--active',
      'site-labs--whole-session',
    ),
    state('§4', 'completed', 'surfaces-sessiondetails--ended', 'screens-lab-session--completed'),
    state('§4', 'failed: why, and another try', 'surfaces-sessiondetails--failed', 'screens-lab-session--failed'),
    state('§4', 'expired', 'screens-lab-session--expired'),
    state('§4', 'abandoned', 'screens-lab-session--abandoned'),
    state('own', 'moves on by itself, each step read out', 'screens-lab-session--moves-on'),
  ]),

  surface('Lab access', '/lab/{labPath}/session/{sessionId}', [
    state('§2', 'lab URL and credentials, each with a copy button; passwords blurred', 'surfaces-labaccesscard--hidden'),
    state('§2', 'shown after “Show Credentials”', 'surfaces-labaccesscard--shown'),
    state('own', 'copying fails', 'surfaces-labaccesscard--copy-failed'),
    state('own', 'a URL alone: nothing to show', 'surfaces-labaccesscard--url-only'),
  ]),

  surface('Remaining time', '/lab/{labPath}/session/{sessionId}', [
    state('§4', 'counts down by the second', 'components-remainingtimechip--plenty', 'screens-lab-session-time--counts-down'),
    state('§9', 'under 30 minutes: red', 'components-remainingtimechip--low', 'surfaces-labsessioncard--running-out', 'screens-lab-session-time--running-out'),
    state('§4', 'at 0: “Expired”', 'components-remainingtimechip--expired', 'screens-lab-session-time--clock-ahead'),
    state('§4', 'Session Progress: the percentage of the time that is over, at most 100', 'components-progressbar--ends', 'surfaces-labsessioncard--active'),
    state('own', 'the clock of the device is wrong', 'screens-lab-session-time--clock-ahead', 'screens-lab-session-time--clock-behind'),
    state('own', 'more time: what it costs', 'surfaces-labdurationdialog--extend', 'screens-lab-session-time--extend'),
    state('own', 'more time: refused', 'screens-lab-session-time--extend-failure'),
    state('own', 'more time: the maximum is reached', 'screens-lab-session-time--at-maximum'),
    state('own', 'more time: no credits left', 'screens-lab-session-time--no-credits'),
  ]),

  surface('Lab Sessions', '/lab-sessions', [
    state('§2', 'no valid token: to /signin', 'site-labs--list-signed-out', 'site-labs--session-expired'),
    state('own', 'loading', 'screens-lab-sessions--loading'),
    state('§8', '“Failed to load lab sessions”, and Retry', 'screens-lab-sessions--load-failure', 'site-labs--list-load-failure'),
    state('own', 'credits: the balance and how it came about', 'surfaces-creditledger--lines', 'screens-lab-sessions--credits'),
    state('own', 'credits: nothing yet', 'surfaces-creditledger--empty'),
    state('own', 'credits: cannot be read', 'screens-lab-sessions--load-failure'),
  ]),

  surface('Active sessions', '/lab-sessions', [
    state('§2', 'Active (n): title, domain, level, status, time, View, End, Started, Credits', 'screens-lab-sessions--active'),
    state('§2', 'active: a progress bar', 'surfaces-labsessioncard--active'),
    state('§2', 'provisioning: an info alert', 'surfaces-labsessioncard--provisioning'),
    state('§2', 'queued: the same alert, another chip', 'surfaces-labsessioncard--queued'),
    state('§2', 'empty: “No Active Sessions” with “Browse Labs”', 'screens-lab-sessions--empty', 'site-labs--whole-session'),
    state('own', 'moves on by itself', 'screens-lab-sessions--moves-on'),
  ]),

  surface('Session history', '/lab-sessions', [
    state(
      '§2',
      'History (n): completed and failed counts, a status filter, Started, Duration, Credits Used, Ended',
      'surfaces-sessionstatistics--both',
      'screens-lab-sessions--history',
      'site-labs--whole-session',
    ),
    state('§2', 'nothing failed: nothing is red', 'surfaces-sessionstatistics--none-failed'),
    state('§2', 'completed: the lab URL and credential names', 'surfaces-labsessioncard--completed'),
    state('§2', 'failed: the error message, and Retry', 'surfaces-labsessioncard--failed'),
    state('§2', 'expired', 'surfaces-labsessioncard--expired'),
    state('§2', 'abandoned', 'surfaces-labsessioncard--abandoned'),
    state('§2', 'filtered by status', 'screens-lab-sessions--history'),
    state('§2', 'empty, or nothing left: “No Sessions Found”', 'screens-lab-sessions--nothing-found', 'screens-lab-sessions--empty'),
    state('own', 'many: twenty at a time', 'screens-lab-sessions--many-sessions'),
  ]),
]
