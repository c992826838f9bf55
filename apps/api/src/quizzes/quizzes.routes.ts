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
  route(app, submitQuizCall, async ({ body, learner, refuse }) => {
    const data = await submitQuiz(db, learner.user.id, body, now(), refuse)
    return { message: data.passed ? 'Quiz Passed!' : 'You need to retry the quiz.', data }
  })
  route(app, practiceQuizCall, async ({ body, learner, refuse }) => ({
    data: await practiceQuiz(db, learner.user.id, body, refuse),
  }))
  route(app, reviewQuizCall, async ({ params, learner, refuse }) => ({
    data: await reviewQuiz(db, learner.user.id, params.quizId, refuse),
  }))
}
