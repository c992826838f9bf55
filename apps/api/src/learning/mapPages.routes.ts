import { getMapPage, setMapPage, viewMap } from '@rampart/contract/calls/mapPage'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../appContext.ts'
import { route } from '../http/route.ts'
import { changeMapPage, readPublicMap } from './mapPages.service.ts'
import { findMapPage } from './mapPages.store.ts'

export function mapPageRoutes(app: FastifyInstance, { config, db, now }: AppContext): void {
  route(app, getMapPage, async ({ learner }) => ({ data: await findMapPage(db, learner.user.id) }))
  route(app, setMapPage, async ({ learner, body }) => ({
    data: await changeMapPage(db, {
      userId: learner.user.id,
      ...body,
      now: now(),
      rateLimitScale: config.rateLimitScale,
    }),
  }))
  route(
    app,
    viewMap,
    async ({ params, language, refuse }) => {
      const data = await readPublicMap(db, params.mapId, language)
      if (!data) throw refuse('map_not_found')
      return { data }
    },
    { isTranslated: true },
  )
}
