import type { Surfaces } from './surface.ts'

export const labs: Surfaces = {
  Lab: {
    route: '/lab/{labPath}',
    states: {
      loading: 'own',
      'not found':
        "§2 “No lab found”, “We couldn't find a lab matching your request. Please check the URL or try browsing available labs.”",
      'other errors': '§8 “Something went wrong. Please try again.”',
      'signed out': '§2 “Sign In to Continue”, back here after it',
      'signed in':
        '§2 chips, title, description, Launch Lab; Guide and Requirements in two columns',
      active: '§4 “You have an active lab session running” (green), View Lab Session, End Lab',
      queued: '§4 “Your lab environment is starting up...” (blue)',
      provisioning: '§4 the same, pulsing',
      ready: 'own blue turns green by itself',
      'whether a session runs cannot be found out': 'own launching is offered',
      'read ahead from the catalogue': 'own there at once',
      'solved before': 'own the best of one’s own sessions',
      'partly solved before': 'own how far one came',
    },
  },
  'Launch dialog': {
    route: '/lab/{labPath}',
    states: {
      'the durations': '§9 30 minutes, 1 hour (chosen), 2 hours, 4 hours with their credits',
      'with more time': 'own how long each runs with the learner’s setting',
      'the balance is on its way, or cannot be read': 'own',
      'too few credits for some durations': 'own they cannot be chosen, and say why',
      'too few credits': 'own for any, said before sending; nothing can be sent',
      busy: '§4',
      failure: '§8 the server’s message, in the dialog',
      'failure without words': '§8 “Failed to start lab session”',
      started: '§4 on to the session’s page',
    },
  },
  'End lab dialog': {
    route: '/lab/{labPath}',
    states: {
      'asked first': 'own “1 credit comes back.”, as its unused half-hours do',
      'asked first, with nothing to give back': 'own nothing is said of credits',
      busy: '§2 “Ending...”',
      failure: '§8 the server’s message',
      'failure without words': '§8 “Failed to end session”',
      ended: '§4 the lab can be launched again',
      'ended on the session’s page': '§4 back to the list',
    },
  },
}
