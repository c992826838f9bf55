import type { Surfaces } from './surface.ts'

export const proof: Surfaces = {
  'Checks of a credential': {
    route: '/cert/view/{credentialId}',
    states: {
      checking: 'own',
      'genuine and valid': 'own',
      'not genuine': 'own altered',
      'not issued here': 'own',
      revoked: 'own',
      superseded: 'own',
      'not valid today': 'own',
      'could not be fully checked': 'own',
      'trying again': 'own',
      'no signed document': 'own',
      'the page does not show what was signed': 'own',
      'files to take away': 'own',
    },
  },
  'Verify anything': {
    route: '/verify-cert',
    states: {
      empty: 'own files, IDs, links',
      'the part is loading': 'own',
      'the part cannot be loaded': 'own',
      'each kind of file and of text': 'own',
      cleared: 'own',
      'not a credential': 'own',
      'too many at once': 'own',
      'a link to elsewhere': 'own',
    },
  },
  'One credential': {
    route: '/verify-cert',
    states: {
      checking: 'own',
      valid: 'own the verdict, each check, the file beside the record',
      altered: 'own the record shows where',
      revoked: 'own',
      superseded: 'own',
      'of another issuer': 'own',
      'signed once, no record any more': 'own',
      'an unknown ID': 'own',
      'no connection, no keys': 'own nothing is claimed',
    },
  },
  'Many credentials': {
    route: '/verify-cert',
    states: {
      checking: 'own rows fill one by one',
      'all valid': 'own',
      mixed: 'own every verdict by word and mark',
      'the site asks to wait': 'own',
      'no connection': 'own all can be tried again',
    },
  },
}
