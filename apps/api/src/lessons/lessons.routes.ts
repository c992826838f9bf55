import {
  completeLesson as completeLessonCall,
  getLesson,
  getTranscript,
  saveLessonPosition,
} from '@rampart/contract/calls/lesson'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../appContext.ts'
import { route } from '../http/route.ts'
import { completeLesson } from './completion.service.ts'
import { videosOf } from './videos.ts'
import { readLesson, readTranscript, savePosition } from './lessons.service.ts'

export function lessonRoutes(app: FastifyInstance, context: AppContext): void {
  const { config, db, now, mails } = context
  const videos = videosOf(config.videoEmbedUrl)
  route(
    app,
    getLesson,
    async ({ params, learner, language, refuse }) => ({
      message: 'This is the lesson.',
      data: await readLesson(context, learner.user.id, params.lessonId, videos, language, refuse),
    }),
    { isTranslated: true },
  )
  route(
    app,
    getTranscript,
    async ({ params, learner, language, refuse }) => ({
      data: await readTranscript(db, learner.user.id, params.lessonId, videos, language, refuse),
    }),
    { isTranslated: true },
  )
  route(app, completeLessonCall, async ({ params, learner, refuse }) => {
    const { isCourseCompleted, nextLesson } = await completeLesson(
      { db, mails },
      learner.user.id,
      params.lessonId,
      now(),
      refuse,
    )
    return {
      data: {
        progress: { completed: isCourseCompleted },
        nextLesson: nextLesson === null ? null : { _id: nextLesson },
      },
    }
  })
  route(app, saveLessonPosition, async ({ params, body, learner, refuse }) => {
    await savePosition(db, learner.user.id, params.lessonId, body.seconds, refuse)
    return {}
  })
}
