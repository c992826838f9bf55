import { filterCatalogue } from '@rampart/contract/rules/catalogueFilter'
import type { CatalogueFilter } from '@rampart/contract/rules/catalogueFilter'
import { count, eq, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { CatalogueCount } from '../content/content.tables.ts'
import { courses } from '../courses/courses.tables.ts'
import type { Database } from '../database/database.ts'
import { labs } from '../labs/labs.tables.ts'

/**
 * Counts the listed items of each type, level and domain. Reads all of them; pages use the counts
 * of the last import.
 */
export function countItems(db: Database): Promise<CatalogueCount[]> {
  const of = (type: CatalogueCount['type'], table: typeof courses | typeof labs) =>
    db
      .select({
        type: sql<CatalogueCount['type']>`${type}::text`,
        level: table.level,
        domain: table.domain,
        items: count(),
      })
      .from(table)
      .where(eq(table.listed, true))
      .groupBy(table.level, table.domain)
  return unionAll(of('course', courses), of('lab', labs))
}

/** How many items match the filter. */
export function totalOf(counts: readonly CatalogueCount[], filter: CatalogueFilter): number {
  return filterCatalogue(counts, filter).reduce((sum, { items }) => sum + items, 0)
}
