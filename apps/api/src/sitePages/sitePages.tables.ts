import { sitePageSlugs } from '@rampart/contract/rules/sitePages'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { oneOf } from '../database/checks.ts'
import { timestamps } from '../database/columns.ts'

/** The pages of the operator's words: help, accessibility, privacy, terms. */
export const sitePages = pgTable(
  'site_pages',
  {
    id: uuid().primaryKey().defaultRandom(),
    slug: text({ enum: sitePageSlugs }).notNull().unique('site_pages_slug'),
    title: text().notNull(),
    description: text().notNull(),
    /** Safe to show as it is. */
    html: text().notNull(),
    ...timestamps,
  },
  (table) => [oneOf('site_pages_known', table.slug, sitePageSlugs)],
)
