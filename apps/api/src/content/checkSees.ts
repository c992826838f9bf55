import { headingNames } from './headings.ts'
import { renderMarkdown } from './html.ts'
import type { Problems } from './problems.ts'
import type { LessonFile } from './readLessons.ts'

/**
 * Adds a problem for each lesson or heading that a question names for its answer and that does not
 * exist.
 */
export function checkSees(lessons: readonly LessonFile[], problems: Problems): void {
  for (const { file, lesson, seeLine } of lessons) {
    if (lesson?.type !== 'quiz') continue
    lesson.quiz.questions.forEach(({ see }, at) => {
      const add = (message: string) =>
        problems.add(file, seeLine?.(at), `quiz.questions[${at}].see ${message}`)
      const target = see && lessons.find(({ name }) => name === see.lesson)
      // A file that breaks a rule of its own has a problem already.
      if (!see || (target && !target.lesson)) return
      if (target?.lesson?.type !== 'video')
        add(`names no lesson with a text in this course (got ${see.lesson})`)
      else if (see.heading !== null) {
        const names = headingNames(renderMarkdown(target.lesson.text))
        if (!names.includes(see.heading))
          add(
            `names no heading of ${see.lesson} (got ${see.heading}; it has ${names.join(', ') || 'none'})`,
          )
      }
    })
  }
}
