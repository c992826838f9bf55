import { defineMessages } from '../../../components/Language/messages.ts'

export const ongoingCourseCardMessages = defineMessages('OngoingCourseCard', {
  enrolledOn: (date: string) => `Enrolled on ${date}`,
  progress: 'Progress',
  continue: 'Continue Learning',
})
