import { defineMessages } from '../Language/messages.ts'

export const alertMessages = defineMessages('Alert', {
  dismiss: 'Dismiss',
})
