import { explore } from '@rampart/contract/calls/explore'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app.ts'
import { route } from '../http/route.ts'
import { listCatalogue } from './explore.store.ts'

export function exploreRoutes(app: FastifyInstance, { db }: AppContext): void {
  route(app, explore, async () => ({ data: await listCatalogue(db) }), { isCacheable: true })
}
