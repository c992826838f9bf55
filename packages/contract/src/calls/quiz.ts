import * as z from 'zod/mini'
import { quizResultSchema } from '../entities/quizResult.ts'
import { unansweredMessage } from '../rules/quizRules.ts'
import { answerWithMessage } from './answers.ts'
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
