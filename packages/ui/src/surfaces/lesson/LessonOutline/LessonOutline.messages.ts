import { defineMessages } from '../../../components/Language/messages.ts'

export const lessonOutlineMessages = defineMessages('LessonOutline', {
  lessons: 'Lessons',
  progress: 'Your progress',
  completedOf: (completed: number, total: number) => `${completed} of ${total} lessons`,
  completed: '(completed)',
})
