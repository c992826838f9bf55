import { defineMessages } from '../../../components/Language/messages.ts'

export const lessonTopBarMessages = defineMessages('LessonTopBar', {
  back: 'Back to course',
})
