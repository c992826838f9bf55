import { defineMessages } from '../Language/messages.ts'

export const errorStateMessages = defineMessages('ErrorState', {
  retry: 'Retry',
})
