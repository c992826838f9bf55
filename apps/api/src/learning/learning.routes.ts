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
  const options = { isTranslated: true }
  route(
    app,
    ongoingCourses,
    async ({ learner, language }) => ({
      message: 'These are your ongoing courses.',
      data: (await listOngoing(db, learner.user.id, language)).map(
        ({ id, course, translated, enrolledAt, done, total, next, minutesLeft }) => ({
          _id: id,
          course: titled(course, translated, language),
          enrolledAt: enrolledAt.toISOString(),
          progress: progressPercent(done, total),
          next: next && titled({ _id: next[0], title: next[1] }, next[2], language),
          minutesLeft: total > 0 ? minutesLeft : null,
        }),
      ),
    }),
    options,
  )
  route(
    app,
    completedCourses,
    async ({ learner, language }) => ({
      message: 'These are your completed courses.',
      data: (await listCompleted(db, learner.user.id, language)).map(
        ({ id, course, translated, completedAt }) => ({
          _id: id,
          course: titled(course, translated, language),
          completedAt: completedAt.toISOString(),
        }),
      ),
    }),
    options,
  )
  route(
    app,
    nextSteps,
    async ({ learner, params, language, refuse }) => {
      const data = await findNextSteps(db, learner.user.id, params.slug, language)
      if (!data) throw refuse('course_not_found')
      return { data }
    },
    options,
  )
  route(
    app,
    learnerMap,
    async ({ learner, language }) => ({
      data: await readMap(db, learner.user.id, language),
    }),
    options,
  )
}

/** Something with its title in the language asked for, where it has one. */
const titled = <T extends { title: string }>(
  item: T,
  translated: string | null,
  language: string | null,
): T & { lang?: string } =>
  translated !== null && language !== null ? { ...item, title: translated, lang: language } : item
