import { completeLesson as completeLessonCall, getLesson, saveLessonPosition } from '@rampart/contract/calls/lesson'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app.ts'
import { route } from '../http/route.ts'
import { completeLesson } from './completion.service.ts'
import { readLesson, savePosition } from './lessons.service.ts'

export function lessonRoutes(app: FastifyInstance, { config, db, now }: AppContext): void {
  route(app, getLesson, async ({ params, learner }) => ({
    message: 'This is the lesson.',
    data: await readLesson(db, learner.user.id, params.lessonId, config.videoEmbedUrl),
  }))
  route(app, completeLessonCall, async ({ params, learner }) => {
    const { isCourseCompleted, nextLesson } = await completeLesson(db, learner.user.id, params.lessonId, now())
    return { data: { progress: { completed: isCourseCompleted }, nextLesson: nextLesson === null ? null : { _id: nextLesson } } }
  })
  route(app, saveLessonPosition, async ({ params, body, learner }) => {
    await savePosition(db, learner.user.id, params.lessonId, body.seconds)
    return {}
  })
}
