import { getSitePage } from '@rampart/contract/calls/sitePage'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../appContext.ts'
import { route } from '../http/route.ts'
import { findSitePage } from './sitePages.store.ts'

export function sitePageRoutes(app: FastifyInstance, { db }: AppContext): void {
  route(
    app,
    getSitePage,
    async ({ params, refuse }) => {
      const data = await findSitePage(db, params.slug)
      if (!data) throw refuse('page_not_found')
      return { data }
    },
    { isContent: true },
  )
}
