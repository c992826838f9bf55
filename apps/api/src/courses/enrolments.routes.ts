import { courseStatus, enrol as enrolCall } from '@rampart/contract/calls/course'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app.ts'
import { route } from '../http/route.ts'
import { enrol, readStatus } from './enrolments.service.ts'

export function enrolmentRoutes(app: FastifyInstance, { config, db, now }: AppContext): void {
  const context = { db, now, rateLimitScale: config.rateLimitScale }
  route(app, courseStatus, async ({ body, learner }) => ({
    data: await readStatus(context, learner.user.id, body.courseId),
  }))
  route(app, enrolCall, async ({ body, learner }) => ({
    message: 'You are enrolled in this course.',
    data: await enrol(context, { userId: learner.user.id, courseId: body.courseId, accessCode: body.accessCode }),
  }))
}
