import { defineMessages } from '../../../components/Language/messages.ts'

export const ongoingCourseCardMessages = defineMessages('OngoingCourseCard', {
  enrolledOn: (date: string) => `Enrolled on ${date}`,
  next: 'Next lesson:',
  left: (duration: string) => `${duration} left`,
  progress: 'Progress',
  continue: 'Continue Learning',
})
