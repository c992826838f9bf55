import type { Surfaces } from './surface.ts'

export const credentials: Surfaces = {
  'Verify certificate': {
    route: '/verify-cert',
    states: {
      empty: '§2 “Certification ID”, Verify disabled',
      filled: '§2 Verify enabled',
      '“Invalid Certification ID. Format should be': '§5 CSN-xxxxx”',
      edited: '§5 the error goes',
      'after 4 seconds': '§5 the error goes',
      valid: '§2 on to the certificate',
      'of the right form, but nobody’s': '§2 “Certificate Not Found”',
    },
  },
  Certificate: {
    route: '/cert/view/{credentialId}',
    states: {
      loading: 'own',
      'course certificate':
        '§2 image, share card, type, title, recipient, Issued On, Certificate ID, Status',
      'bootcamp certificate': '§2 its own words',
      'no image': '§2 “No certificate image available”; no name: “Unknown”',
      'status as the server returns it': '§4 revoked',
      'not found': '§2 “Certificate Not Found” with a link back to /verify-cert',
      'tab title and link preview': '§2 recipient and title, a default image',
      'loading fails': '§8 “Failed to fetch certificate”, with the server’s words',
      'without words': '§8 “Certificate verification failed”',
      'no connection': 'own',
    },
  },
  'Share card': {
    route: '/cert/view/{credentialId}',
    states: {
      'the ways':
        '§2 Copy Certificate Link, WhatsApp, X, LinkedIn, with preset texts for course and bootcamp',
      copied: '§2 “Certificate link copied to clipboard!” for 2 s',
      'the clipboard refuses': 'own',
      revoked: 'own the link alone',
      'of a badge': 'own its own words',
    },
  },
  'What a credential stands for': {
    route: '/cert/view/{credentialId}',
    states: {
      'a course': 'own criteria, skills, lessons, time, and the way to the course',
      'a bootcamp': 'own the way to it',
      'a track of labs': 'own the way to the labs',
    },
  },
  'Evidence on a credential': {
    route: '/cert/view/{credentialId}',
    states: {
      'one lab': 'own what was solved, in which time, when',
      'several labs': 'own',
      none: 'own nothing is said of labs',
      'not what was signed': 'own the page’s own check says so',
      'a track of labs': 'own its badge',
    },
  },
  'Name correction': {
    route: '/cert/view/{credentialId}',
    states: {
      'asks for the right name': 'own filled with the name of today',
      refused: 'own what was typed stays',
    },
  },
  'Consent to evidence': {
    route: '/course/{courseSlug}/completed',
    states: {
      asked: 'own once, where there is something to show, with what it would be',
      given: 'own and how to stop it',
      withdrawn: 'own',
      busy: 'own',
      fails: 'own nothing has changed, it can be tried again',
      'in the profile: shown': 'own',
      'in the profile: not shown': 'own',
      'in the profile: fails': 'own',
    },
  },
  Badge: {
    route: '/badge/view/{credentialId}',
    states: {
      loading: 'own',
      'the badge': '§2 image, title, recipient, Issued On, Badge ID, Status',
      'the image is loading': '§2',
      '“Badge Image Not Available”': '§2',
      'status as the server returns it': '§4 revoked',
      'not found':
        "§2 “Badge Not Found” with “The badge you're looking for doesn't exist or has been removed.”",
      'loading fails': '§8 “Failed to fetch badge”; without words “Failed to view badge”',
    },
  },
}
