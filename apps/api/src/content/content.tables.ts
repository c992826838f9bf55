import type { CatalogueItem } from '@rampart/contract/entities/catalogueItem'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** How many listed items the catalogue has of a type, level and domain. */
export type CatalogueCount = Pick<CatalogueItem, 'type' | 'level' | 'domain'> & { items: number }

/**
 * What the last import stored about itself: one row. Triggers delete it with every change of a
 * content table by anyone, so that it is never out of date. Without it the next start imports
 * again, and the catalogue counts its items.
 */
export const contentState = pgTable(
  'content_state',
  {
    isOnly: boolean().primaryKey().default(true),
    /** Of the files and the importer; see `fingerprint.ts`. */
    fingerprint: text().notNull(),
    /** How many courses and labs the content has, listed or not. */
    courses: integer().notNull(),
    labs: integer().notNull(),
    /** Counts of the catalogue's items, from which a page knows how many match a filter. */
    counts: jsonb().$type<CatalogueCount[]>().notNull(),
  },
  (table) => [check('content_state_one_row', sql`${table.isOnly}`)],
)
