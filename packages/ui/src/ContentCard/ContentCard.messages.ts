import { defineMessages } from '../Language/messages.ts'

export const contentCardMessages = defineMessages('ContentCard', {
  kinds: { course: 'Course', lab: 'Lab' },
})
