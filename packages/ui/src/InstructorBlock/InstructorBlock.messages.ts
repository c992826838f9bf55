import { defineMessages } from '../Language/messages.ts'

export const instructorBlockMessages = defineMessages('InstructorBlock', {
  title: 'Instructor',
})
