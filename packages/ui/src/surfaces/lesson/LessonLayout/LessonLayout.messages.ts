import { defineMessages } from '../../../components/Language/messages.ts'

export const lessonLayoutMessages = defineMessages('LessonLayout', {
  outline: 'Course content',
  outlineTitle: 'Course Content',
  lessons: 'Lessons',
})
