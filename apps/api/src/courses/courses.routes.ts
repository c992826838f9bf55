import { getCourse } from '@rampart/contract/calls/course'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app.ts'
import { route } from '../http/route.ts'
import { readCourse } from './courses.service.ts'

export function courseRoutes(app: FastifyInstance, { config, db }: AppContext): void {
  route(app, getCourse, async ({ params }) => ({ data: await readCourse(db, params.slug, config.videoEmbedUrl) }), { isCacheable: true })
}
