import { eq, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { courses } from '../courses/courses.tables.ts'
import type { Database } from '../database/database.ts'
import { labs } from '../labs/labs.tables.ts'
import { sitePages } from '../sitePages/sitePages.tables.ts'

export interface ListedPage {
  readonly kind: 'course' | 'lab' | 'page'
  readonly slug: string
  /** When its content last changed. */
  readonly updatedAt: Date
}

/** The pages of content for everyone: listed courses and labs, the newest first, and site pages. */
export function listPages(db: Database, limit: number): Promise<ListedPage[]> {
  const kindOf = (kind: ListedPage['kind']) => sql<ListedPage['kind']>`${kind}::text`.as('kind')
  return unionAll(
    db
      .select({ kind: kindOf('course'), slug: courses.slug, updatedAt: courses.updatedAt })
      .from(courses)
      .where(eq(courses.listed, true)),
    db
      .select({ kind: kindOf('lab'), slug: labs.path, updatedAt: labs.updatedAt })
      .from(labs)
      .where(eq(labs.listed, true)),
    db
      .select({ kind: kindOf('page'), slug: sitePages.slug, updatedAt: sitePages.updatedAt })
      .from(sitePages),
  )
    .orderBy(sql`kind`, sql`slug`)
    .limit(limit)
}
