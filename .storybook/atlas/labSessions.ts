import type { Surfaces } from './surface.ts'

export const labSessions: Surfaces = {
  'Lab session': {
    route: '/lab/{labPath}/session/{sessionId}',
    states: {
      loading: 'own',
      '“Session not found”, and “Back to Lab Sessions”': '§8',
      'loading fails': '§8 “Failed to load session data”, and “Back to Lab Sessions”',
      'the server is away for a while': 'own what is there stays',
      'the guide cannot be loaded': 'own the session is of use without it',
      'signed out': '§6 to /signin and back here',
      'title and chip of each status': '§2',
      queued: '§4 waiting for its turn',
      provisioning: '§2 “Lab Starting: This usually takes 1-2 minutes.” with a progress bar',
      active: '§2 Lab Access, guide, Session Details, “View All Sessions”, “End Lab Session”',
      completed: '§4',
      failed: '§4 why, and another try',
      expired: '§4',
      abandoned: '§4',
      'moves on by itself, each step read out': 'own',
    },
  },
  'Lab access': {
    route: '/lab/{labPath}/session/{sessionId}',
    states: {
      'with credentials': '§2 lab URL and credentials, each with a copy button; passwords blurred',
      'shown after “Show Credentials”': '§2',
      'copying fails': 'own',
      'a URL alone': 'own nothing to show',
    },
  },
  'Remaining time': {
    route: '/lab/{labPath}/session/{sessionId}',
    states: {
      'counts down by the second': '§4',
      'under 30 minutes': '§9 red',
      'at 0': '§4 “Expired”',
      'Session Progress': '§4 the percentage of the time that is over, at most 100',
      'the clock of the device is wrong': 'own',
      'more time: what it costs': 'own',
      'more time: refused': 'own',
      'more time: the maximum is reached': 'own',
      'more time: no credits left': 'own',
    },
  },
  'Lab Sessions': {
    route: '/lab-sessions',
    states: {
      'no valid token': '§2 to /signin',
      loading: 'own',
      '“Failed to load lab sessions”, and Retry': '§8',
      'credits: the balance and how it came about': 'own',
      'credits: nothing yet': 'own',
      'credits: cannot be read': 'own',
    },
  },
  'Active sessions': {
    route: '/lab-sessions',
    states: {
      'Active (n)': '§2 title, domain, level, status, time, View, End, Started, Credits',
      active: '§2 a progress bar',
      provisioning: '§2 an info alert',
      queued: '§2 the same alert, another chip',
      empty: '§2 “No Active Sessions” with “Browse Labs”',
      'moves on by itself': 'own',
    },
  },
  'Session history': {
    route: '/lab-sessions',
    states: {
      'History (n)':
        '§2 completed and failed counts, a status filter, Started, Duration, Credits Used, Ended',
      'nothing failed': '§2 nothing is red',
      completed: '§2 the lab URL and credential names',
      failed: '§2 the error message, and Retry',
      expired: '§2',
      abandoned: '§2',
      'filtered by status': '§2',
      'empty, or nothing left': '§2 “No Sessions Found”',
      many: 'own twenty at a time',
    },
  },
}
