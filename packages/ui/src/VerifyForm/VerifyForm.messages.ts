import { defineMessages } from '../Language/messages.ts'

export const verifyFormMessages = defineMessages('VerifyForm', {
  id: 'Certification ID',
  verify: 'Verify',
})
