import {
  practiceQuiz as practiceQuizCall,
  reviewQuiz as reviewQuizCall,
  submitQuiz as submitQuizCall,
} from '@rampart/contract/calls/quiz'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../appContext.ts'
import { route } from '../http/route.ts'
import { practiceQuiz, reviewQuiz, submitQuiz } from './quizzes.service.ts'

export function quizRoutes(app: FastifyInstance, { db, now }: AppContext): void {
  const options = { isTranslated: true }
  route(
    app,
    submitQuizCall,
    async ({ body, learner, language, refuse }) => {
      const data = await submitQuiz(db, learner.user.id, body, language, now(), refuse)
      return { message: data.passed ? 'Quiz Passed!' : 'You need to retry the quiz.', data }
    },
    options,
  )
  route(
    app,
    practiceQuizCall,
    async ({ body, learner, language, refuse }) => ({
      data: await practiceQuiz(db, learner.user.id, body, language, refuse),
    }),
    options,
  )
  route(
    app,
    reviewQuizCall,
    async ({ params, learner, language, refuse }) => ({
      data: await reviewQuiz(db, learner.user.id, params.quizId, language, refuse),
    }),
    options,
  )
}
