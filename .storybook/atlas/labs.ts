import { state, surface } from './surface.ts'

export const labs = [
  surface('Lab', '/lab/{labPath}', [
    state('own', 'loading', 'screens-lab-states--loading'),
    state(
      '§2',
      "“No lab found”, “We couldn't find a lab matching your request. Please check the URL or try browsing available labs.”",
      'screens-lab-states--not-found',
      'site-labs--not-found',
    ),
    state('§8', 'other errors: “Something went wrong. Please try again.”', 'screens-lab-states--load-failure', 'site-labs--load-failure'),
    state('§2', 'signed out: “Sign In to Continue”, back here after it', 'surfaces-labhero--signed-out', 'screens-lab--signed-out', 'site-labs--signed-out'),
    state(
      '§2',
      'signed in: chips, title, description, Launch Lab; Guide and Requirements in two columns',
      'surfaces-labhero--signed-in',
      'screens-lab--signed-in',
      'components-richtext--guide',
    ),
    state(
      '§4',
      'active: “You have an active lab session running” (green), View Lab Session, End Lab',
      'surfaces-labhero--running',
      'surfaces-labstatusbanner--active',
      'screens-lab--active',
    ),
    state('§4', 'queued: “Your lab environment is starting up...” (blue)', 'surfaces-labstatusbanner--queued', 'screens-lab--queued'),
    state('§4', 'provisioning: the same, pulsing', 'surfaces-labhero--starting', 'surfaces-labstatusbanner--provisioning', 'screens-lab--provisioning'),
    state('own', 'ready: blue turns green by itself', 'screens-lab-states--moves-on'),
    state('own', 'whether a session runs cannot be found out: launching is offered', 'screens-lab-states--sessions-unknown'),
    state('own', 'read ahead from the catalogue: there at once', 'site-labs--prefetched'),
  ]),

  surface('Launch dialog', '/lab/{labPath}', [
    state('§9', '30 minutes, 1 hour (chosen), 2 hours, 4 hours with their credits', 'surfaces-labdurationdialog--launch', 'screens-lab--choosing'),
    state('own', 'the balance is on its way, or cannot be read', 'surfaces-labdurationdialog--without-balance'),
    state('own', 'too few credits: said before sending', 'surfaces-labdurationdialog--too-few-credits', 'screens-lab--too-few-credits'),
    state('§4', 'busy', 'surfaces-labdurationdialog--busy', 'screens-lab--launching'),
    state(
      '§8',
      'failure: the server’s message, in the dialog',
      'surfaces-labdurationdialog--refused',
      'screens-lab--too-few-credits',
      'site-labs--started-elsewhere',
    ),
    state('§8', 'failure without words: “Failed to start lab session”', 'screens-lab--launch-failure'),
    state('§4', 'started: on to the session’s page', 'screens-lab--launch', 'site-labs--whole-session'),
  ]),

  surface('End lab dialog', '/lab/{labPath}', [
    state('own', 'asked first: what is lost or given back', 'screens-lab-states--asking', 'screens-lab-sessions--end'),
    state('§2', 'busy: “Ending...”', 'surfaces-labstatusbanner--ending', 'screens-lab-states--ending', 'screens-lab-session--ending'),
    state('§8', 'failure: the server’s message', 'screens-lab-states--end-failure', 'site-labs--end-failure'),
    state('§8', 'failure without words: “Failed to end session”', 'screens-lab-states--end-failure-without-words'),
    state('§4', 'ended: the lab can be launched again', 'screens-lab-states--end', 'site-labs--end-from-lab-page'),
    state('§4', 'ended on the session’s page: back to the list', 'screens-lab-session--end', 'site-labs--whole-session'),
  ]),
]
