import {
  completedCourses,
  learnerMap,
  nextSteps,
  ongoingCourses,
} from '@rampart/contract/calls/learning'
import { progressPercent } from '@rampart/contract/rules/progress'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../appContext.ts'
import { route } from '../http/route.ts'
import { findNextSteps } from './nextSteps.store.ts'
import { listCompleted, listOngoing } from './learning.store.ts'
import { readMap } from './map.store.ts'

export function learningRoutes(app: FastifyInstance, { db }: AppContext): void {
  route(app, ongoingCourses, async ({ learner }) => ({
    message: 'These are your ongoing courses.',
    data: (await listOngoing(db, learner.user.id)).map(
      ({ id, course, enrolledAt, done, total, next, minutesLeft }) => ({
        _id: id,
        course,
        enrolledAt: enrolledAt.toISOString(),
        progress: progressPercent(done, total),
        next: next && { _id: next[0], title: next[1] },
        minutesLeft: total > 0 ? minutesLeft : null,
      }),
    ),
  }))
  route(app, completedCourses, async ({ learner }) => ({
    message: 'These are your completed courses.',
    data: (await listCompleted(db, learner.user.id)).map(({ id, course, completedAt }) => ({
      _id: id,
      course,
      completedAt: completedAt.toISOString(),
    })),
  }))
  route(app, nextSteps, async ({ learner, params, refuse }) => {
    const data = await findNextSteps(db, learner.user.id, params.slug)
    if (!data) throw refuse('course_not_found')
    return { data }
  })
  route(app, learnerMap, async ({ learner }) => ({ data: await readMap(db, learner.user.id) }))
}
