import { defineMessages } from '../Language/messages.ts'

export const credentialImageMessages = defineMessages('CredentialImage', {
  missing: { certificate: 'No certificate image available', badge: 'Badge Image Not Available' },
})
