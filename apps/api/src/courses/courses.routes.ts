import { getCourse } from '@rampart/contract/calls/course'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../appContext.ts'
import { route } from '../http/route.ts'
import { readCourse } from './courses.service.ts'

export function courseRoutes(app: FastifyInstance, { config, db }: AppContext): void {
  route(
    app,
    getCourse,
    async ({ params, language, refuse }) => ({
      data: await readCourse(db, params.slug, config.videoEmbedUrl, language, refuse),
    }),
    { isContent: true, isTranslated: true },
  )
}
