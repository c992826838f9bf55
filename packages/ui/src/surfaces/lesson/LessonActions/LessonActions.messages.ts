import { defineMessages } from '../../../components/Language/messages.ts'

export const lessonActionsMessages = defineMessages('LessonActions', {
  previous: 'Previous Lesson',
  complete: 'Mark as Complete',
  completed: 'Completed',
  videoOver: 'You’ve reached the end of the video.',
})
