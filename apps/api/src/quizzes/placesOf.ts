import type { MissedQuestion } from '@rampart/contract/entities/quizResult'
import { anchorPrefix, headingText } from '../content/headings.ts'
import type { Database } from '../database/database.ts'
import type { SolvedQuestion } from './questions.ts'
import { listNamedLessons } from './quizzes.store.ts'

/**
 * The ids of the questions, each with the place in the course that has its answer. It contains
 * nothing of the solution.
 */
export async function placesOf(
  db: Database,
  courseId: string,
  questions: readonly SolvedQuestion[],
  language: string | null,
): Promise<MissedQuestion[]> {
  const names = new Set(questions.flatMap(({ see }) => see?.lesson ?? []))
  const lessons = names.size > 0 ? await listNamedLessons(db, courseId, [...names], language) : []
  return questions.map(({ _id, see }) => {
    const lesson = lessons.find(({ key }) => key === see?.lesson)
    if (!see || !lesson) return { questionId: _id, see: null }
    const { heading: name } = see
    const { translation } = lesson
    const text = name === null ? null : headingText(translation?.html ?? lesson.html, name)
    return {
      questionId: _id,
      see: {
        lessonId: lesson.id,
        lessonTitle: translation?.title ?? lesson.title,
        ...(translation && language !== null && { lang: language }),
        heading: name === null || text === null ? null : { id: anchorPrefix + name, text },
      },
    }
  })
}
