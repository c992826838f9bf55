import type { SitePage } from '@rampart/contract/entities/sitePage'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { prepareOnce } from '../database/prepareOnce.ts'
import { sitePages } from './sitePages.tables.ts'

const pageBySlug = prepareOnce((db) => {
  const { slug, title, description, html } = sitePages
  return db
    .select({ slug, title, description, html })
    .from(sitePages)
    .where(eq(slug, sql.placeholder('slug')))
    .limit(1)
    .prepare('page_by_slug')
})

/** A page of the operator's words; null if there is none. */
export async function findSitePage(db: Database, slug: string): Promise<SitePage | null> {
  const [page] = await pageBySlug(db).execute({ slug })
  return page ?? null
}
