import * as z from 'zod/mini'
import { quizResultSchema } from '../entities/quizResult.ts'
import { quizReviewSchema } from '../entities/quizReview.ts'
import { answer, answerWithMessage } from './answers.ts'
import { defineCall } from './call.ts'
import { code, idInput, strictInput } from './inputs.ts'

/** Submits the answers to a quiz: 1–200 questions, 1–50 options each. Specification §5, §7. */
export const submitQuiz = defineCall({
  name: 'submitQuiz',
  method: 'POST',
  path: '/quiz/submit',
  auth: 'learner',
  summary: 'Submit the answers to a quiz.',
  body: strictInput({
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
  }),
  response: answerWithMessage({ data: quizResultSchema }),
  errors: ['quiz_not_found', 'not_enrolled', 'invalid_answers'],
})

/** The right answers with their explanations; 403 until the learner has passed the quiz. Addition to specification §7. */
export const reviewQuiz = defineCall({
  name: 'reviewQuiz',
  method: 'GET',
  path: '/quiz/:quizId/review',
  auth: 'learner',
  summary: 'Read the solution of a quiz one has passed.',
  params: strictInput({ quizId: idInput }),
  response: answer({ data: quizReviewSchema }),
  errors: ['quiz_not_found', 'not_enrolled', 'solution_locked'],
})
