import { defineMessages } from '../Language/messages.ts'

export const timelineMessages = defineMessages('Timeline', {
  states: {
    done: 'Done',
    current: 'Now',
    upcoming: 'To come',
    failed: 'Failed',
  },
})
