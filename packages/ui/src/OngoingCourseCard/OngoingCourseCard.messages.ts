import { defineMessages } from '../Language/messages.ts'

export const ongoingCourseCardMessages = defineMessages('OngoingCourseCard', {
  enrolledOn: (date: string) => `Enrolled on ${date}`,
  progress: 'Progress',
  continue: 'Continue Learning',
})
