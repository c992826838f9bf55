import type { Quiz } from '@rampart/contract/entities/quiz'
import type { QuizResult } from '@rampart/contract/entities/quizResult'
import type { Database } from '../database/database.ts'
import type { TranslatedLesson } from '../translations/translated.store.ts'
import { readQuestions, withoutSolution } from './questions.ts'
import { findPass, findQuizOfLesson } from './quizzes.store.ts'

/**
 * The quiz of a lesson for the learner, with how the learner passed it (null while not passed).
 * Null if the lesson has no quiz.
 */
export async function readLessonQuiz(
  db: Database,
  lessonId: string,
  enrolmentId: string,
  translation: TranslatedLesson | null,
): Promise<{ quiz: Quiz; passed: QuizResult | null } | null> {
  const quiz = await findQuizOfLesson(db, lessonId)
  if (!quiz) return null
  const { id } = quiz
  const title = translation?.title ?? quiz.title
  const instructions = translation?.quiz?.instructions ?? quiz.instructions
  const questions = await readQuestions(db, id, translation?.quiz)
  const pass = await findPass(db, enrolmentId, id)
  return {
    quiz: { _id: id, title, instructions, questions: questions.map(withoutSolution) },
    passed: pass && { score: pass.score, passed: true },
  }
}
