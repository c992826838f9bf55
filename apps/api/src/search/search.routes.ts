import { search } from '@rampart/contract/calls/search'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../appContext.ts'
import { route } from '../http/route.ts'
import { findItems } from './search.store.ts'

export function searchRoutes(app: FastifyInstance, { db }: AppContext): void {
  route(app, search, ({ query: { q = '', kind }, language }) => findItems(db, q, kind, language), {
    isCacheable: true,
    isTranslated: true,
  })
}
