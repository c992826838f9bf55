import { courseStatus, enrol as enrolCall } from '@rampart/contract/calls/course'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../appContext.ts'
import { route } from '../http/route.ts'
import { enrol, readStatus } from './enrolments.service.ts'

export function enrolmentRoutes(
  app: FastifyInstance,
  { config, db, mails, now }: AppContext,
): void {
  const context = { db, mails, now, rateLimitScale: config.rateLimitScale }
  route(app, courseStatus, async ({ body, learner, refuse }) => ({
    data: await readStatus(context, learner.user.id, body.courseId, refuse),
  }))
  route(app, enrolCall, async ({ body, learner, refuse }) => {
    const { courseId, accessCode } = body
    return {
      message: 'You are enrolled in this course.',
      data: await enrol(context, { userId: learner.user.id, courseId, accessCode }, refuse),
    }
  })
}
