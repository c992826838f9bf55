import { defineMessages } from '../Language/messages.ts'

export const credentialSectionMessages = defineMessages('CredentialSection', {
  /** Names of what completing a course earns, as the product says them. */
  names: { certificate: 'Certificate', badge: 'Digital Badge', none: 'Completion' },
  texts: {
    certificate: 'Complete every lesson to earn a certificate in your name. Anyone can verify it by its ID.',
    badge: 'Complete every lesson to earn a digital badge with a public page of its own.',
    none: 'Complete every lesson and the course joins your completed courses.',
  },
})

/** What completing a course earns. */
export type CredentialKind = keyof (typeof credentialSectionMessages)['english']['names']
