import type {
  practiceQuiz as practiceQuizCall,
  reviewQuiz as reviewQuizCall,
  submitQuiz as submitQuizCall,
} from '@rampart/contract/calls/quiz'
import type { MissedQuestion, QuizOutcome } from '@rampart/contract/entities/quizResult'
import type { QuizReview } from '@rampart/contract/entities/quizReview'
import { scoreQuiz } from '@rampart/contract/rules/quizRules'
import type { Database } from '../database/database.ts'
import type { Refuse } from '../http/apiError.ts'
import { isUuid } from '../http/isUuid.ts'
import { requireEnrolment } from '../lessons/requireEnrolment.ts'
import { missedOfSome, missedQuestions } from './countRight.ts'
import { placesOf } from './placesOf.ts'
import type { QuizResponse } from './countRight.ts'
import { readQuestions, withoutSolution } from './questions.ts'
import { findPass, findQuiz, insertPass } from './quizzes.store.ts'

/** A quiz of a course that the learner is enrolled in. Throws 404 and 403. */
async function requireQuiz(
  db: Database,
  userId: string,
  quizId: string,
  refuse: Refuse<'quiz_not_found' | 'not_enrolled'>,
  language: string | null = null,
) {
  const found = isUuid(quizId) ? await findQuiz(db, userId, quizId, language) : null
  return requireEnrolment(found, refuse, () => refuse('quiz_not_found'))
}

interface Submission {
  readonly quizId: string
  readonly responses: readonly QuizResponse[]
}

/**
 * Scores a submission. The first pass is stored; a later failure does not remove it. A failed one
 * returns which questions were missed.
 */
export async function submitQuiz(
  db: Database,
  userId: string,
  { quizId, responses }: Submission,
  language: string | null,
  now: Date,
  refuse: Refuse<(typeof submitQuizCall)['errors'][number]>,
): Promise<QuizOutcome> {
  const { quiz, courseId, enrolmentId } = await requireQuiz(db, userId, quizId, refuse)
  const questions = await readQuestions(db, quiz.id)
  const missed = missedQuestions(questions, responses, refuse)
  const result = scoreQuiz(questions.length - missed.length, questions.length, quiz.passMark)
  if (result.passed) {
    const selectedOptions = responses.flatMap((response) => response.selectedOptions)
    await insertPass(db, {
      enrolmentId,
      quizId: quiz.id,
      score: result.score,
      selectedOptions,
      passedAt: now,
    })
  }
  return {
    ...result,
    passMark: quiz.passMark,
    missed: result.passed ? [] : await placesOf(db, courseId, missed, language),
  }
}

/** Checks answers to some of the questions. Nothing is stored. */
export async function practiceQuiz(
  db: Database,
  userId: string,
  { quizId, responses }: Submission,
  language: string | null,
  refuse: Refuse<(typeof practiceQuizCall)['errors'][number]>,
): Promise<{ missed: MissedQuestion[] }> {
  const { quiz, courseId } = await requireQuiz(db, userId, quizId, refuse)
  const missed = missedOfSome(await readQuestions(db, quiz.id), responses, refuse)
  return { missed: await placesOf(db, courseId, missed, language) }
}

/**
 * The solution, for a learner who has passed, with the options of that pass. Throws 403 for others.
 */
export async function reviewQuiz(
  db: Database,
  userId: string,
  quizId: string,
  language: string | null,
  refuse: Refuse<(typeof reviewQuizCall)['errors'][number]>,
): Promise<QuizReview> {
  const { quiz, enrolmentId, translation } = await requireQuiz(db, userId, quizId, refuse, language)
  const pass = await findPass(db, enrolmentId, quiz.id)
  if (!pass) throw refuse('solution_locked')
  const selected = new Set(pass.selectedOptions)
  const questions = await readQuestions(db, quiz.id, translation?.quiz)
  return {
    _id: quiz.id,
    title: translation?.title ?? quiz.title,
    ...(translation && language !== null && { lang: language }),
    questions: questions.map((question) => ({
      ...withoutSolution(question),
      correctOptions: question.correctOptions,
      selectedOptions: question.options
        .map(({ optionId }) => optionId)
        .filter((id) => selected.has(id)),
      explanation: question.explanation,
    })),
  }
}
