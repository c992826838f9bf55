import { defineMessages } from '../../../components/Language/messages.ts'

export const instructorBlockMessages = defineMessages('InstructorBlock', {
  title: 'Instructor',
})
