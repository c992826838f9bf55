import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { index } from 'drizzle-orm/pg-core'
import type { ExtraConfigColumn } from 'drizzle-orm/pg-core'

type Column = Partial<ExtraConfigColumn>

/** Titles sort alike in all databases, whatever their locale. */
export const byCode = (title: Parameters<typeof sql>[1]): SQL => sql`${title} collate "C"`

/**
 * The listed rows of a table in the catalogue's order: all of them, and those of each level and domain. The second index is not a partial
 * one: a query by `listed = …` of a joined row cannot take the first, which PostgreSQL otherwise reads from end to end for a rare kind.
 */
export const catalogueIndexes = (
  name: string,
  table: Record<'listed' | 'level' | 'domain' | 'position' | 'title', Column>,
  slug: Column,
) => [
  index(`${name}_catalogue`)
    .on(table.position, byCode(table.title), slug)
    .where(sql`${table.listed}`),
  index(`${name}_catalogue_kinds`).on(
    table.listed,
    table.level,
    table.domain,
    table.position,
    byCode(table.title),
    slug,
  ),
]
