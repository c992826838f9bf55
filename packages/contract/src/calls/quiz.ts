import * as z from 'zod/mini'
import { quizResultSchema } from '../entities/quizResult.ts'
import { quizReviewSchema } from '../entities/quizReview.ts'
import { unansweredMessage } from '../rules/quizRules.ts'
import { answer, answerWithMessage } from './answers.ts'
import { defineCall } from './call.ts'
import { idInput, strictInput } from './inputs.ts'

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
          selectedOptions: z.array(idInput, unansweredMessage).check(z.minLength(1, unansweredMessage), z.maxLength(50, 'Too many options (at most 50).')),
        }),
        unansweredMessage,
      )
      .check(z.minLength(1, unansweredMessage), z.maxLength(200, 'Too many answers (at most 200).')),
  }),
  response: answerWithMessage({ data: quizResultSchema }),
  errors: [400, 401, 403, 404],
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
  errors: [400, 401, 403, 404],
})
