import { defineMessages } from '../Language/messages.ts'

export const filterLayoutMessages = defineMessages('FilterLayout', {
  results: 'Results',
})
