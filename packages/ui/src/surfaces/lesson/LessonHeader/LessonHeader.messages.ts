import { defineMessages } from '../../../components/Language/messages.ts'

export const lessonHeaderMessages = defineMessages('LessonHeader', {
  onThisPage: 'On this page',
  /** A dash for a number that is not known. */
  place: (module: number | undefined, lesson: number | undefined) =>
    `Module ${module ?? '-'} - Lesson ${lesson ?? '-'}`,
})
