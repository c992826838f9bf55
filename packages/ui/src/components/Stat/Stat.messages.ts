import { defineMessages } from '../Language/messages.ts'

export const statMessages = defineMessages('Stat', {
  up: 'Up',
  down: 'Down',
  loading: 'Loading',
})
