import { defineMessages } from '../Language/messages.ts'

export const lessonHeaderMessages = defineMessages('LessonHeader', {
  /** A dash for what is not known. */
  place: (module: number | undefined, lesson: number | undefined) => `Module ${module ?? '-'} - Lesson ${lesson ?? '-'}`,
})
