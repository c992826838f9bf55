import { defineMessages } from '../Language/messages.ts'

export const lessonTopBarMessages = defineMessages('LessonTopBar', {
  back: 'Back to course',
})
