import { defineMessages } from '../../../components/Language/messages.ts'

export const taskSubmittedMessages = defineMessages('TaskSubmitted', {
  title: 'Submitted Successfully!',
  text: 'Thank you for your submission. You will receive an email confirmation shortly.',
})
