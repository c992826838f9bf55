import * as z from 'zod/mini'
import { missedQuestionSchema, quizOutcomeSchema } from '../entities/quizResult.ts'
import { quizReviewSchema } from '../entities/quizReview.ts'
import { success, successWithMessage } from './success.ts'
import { defineCall } from './call.ts'
import { code, idInput, strictInput } from './inputs.ts'

const submission = strictInput({
  quizId: idInput,
  responses: z
    .array(
      strictInput({
        questionId: idInput,
        selectedOptions: z
          .array(idInput, code('unanswered'))
          .check(z.minLength(1, code('unanswered')), z.maxLength(50, code('options_too_many'))),
      }),
      code('unanswered'),
    )
    .check(z.minLength(1, code('unanswered')), z.maxLength(200, code('answers_too_many'))),
})

/** Submits the answers to a quiz: 1–200 questions, 1–50 options each. Specification §5, §7. */
export const submitQuiz = defineCall({
  name: 'submitQuiz',
  method: 'POST',
  path: '/quiz/submit',
  auth: 'learner',
  body: submission,
  response: successWithMessage({ data: quizOutcomeSchema }),
  errors: ['quiz_not_found', 'not_enrolled', 'invalid_answers'],
})

/**
 * The right answers with their explanations; 403 until the learner has passed the quiz. Addition to
 * specification §7.
 */
export const reviewQuiz = defineCall({
  name: 'reviewQuiz',
  method: 'GET',
  path: '/quiz/:quizId/review',
  auth: 'learner',
  params: strictInput({ quizId: idInput }),
  response: success({ data: quizReviewSchema }),
  errors: ['quiz_not_found', 'not_enrolled', 'solution_locked'],
})

/**
 * Checks answers to some questions of a quiz and keeps nothing: practice, which never passes it.
 * Addition to specification §7.
 */
export const practiceQuiz = defineCall({
  name: 'practiceQuiz',
  method: 'POST',
  path: '/quiz/practice',
  auth: 'learner',
  body: submission,
  response: success({ data: z.object({ missed: z.array(missedQuestionSchema) }) }),
  errors: ['quiz_not_found', 'not_enrolled', 'invalid_answers'],
})
