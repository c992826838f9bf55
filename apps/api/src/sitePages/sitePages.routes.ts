import { getSitePage } from '@rampart/contract/calls/sitePage'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../appContext.ts'
import { prepareOnce } from '../database/prepareOnce.ts'
import { route } from '../http/route.ts'
import { sitePages } from './sitePages.tables.ts'

const pageBySlug = prepareOnce((db) => {
  const { slug, title, description, html } = sitePages
  return db
    .select({ slug, title, description, html })
    .from(sitePages)
    .where(eq(sitePages.slug, sql.placeholder('slug')))
    .limit(1)
    .prepare('page_by_slug')
})

export function sitePageRoutes(app: FastifyInstance, { db }: AppContext): void {
  route(
    app,
    getSitePage,
    async ({ params, refuse }) => {
      const [data] = await pageBySlug(db).execute({ slug: params.slug })
      if (!data) throw refuse('page_not_found')
      return { data }
    },
    { isCacheable: true },
  )
}
