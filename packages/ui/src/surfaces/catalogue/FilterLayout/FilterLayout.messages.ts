import { defineMessages } from '../../../components/Language/messages.ts'

export const filterLayoutMessages = defineMessages('FilterLayout', {
  results: 'Results',
})
