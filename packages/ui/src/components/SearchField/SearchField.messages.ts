import { defineMessages } from '../Language/messages.ts'

export const searchFieldMessages = defineMessages('SearchField', {
  clear: 'Clear search',
})
