import { defineMessages } from '../../../components/Language/messages.ts'

export const verifyFormMessages = defineMessages('VerifyForm', {
  id: 'Certification ID',
  verify: 'Verify',
})
