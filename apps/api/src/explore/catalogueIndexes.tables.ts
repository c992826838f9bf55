import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { index } from 'drizzle-orm/pg-core'
import type { ExtraConfigColumn } from 'drizzle-orm/pg-core'

type Column = Partial<ExtraConfigColumn>

/** Sorts titles the same way in databases of every locale. */
export const byCode = (title: Parameters<typeof sql>[1]): SQL => sql`${title} collate "C"`

/**
 * The listed rows of a table in each of the catalogue's orders: all of them, and those of each
 * level and domain. The second index of an order is not a partial one: a query for `listed = …` of
 * a joined row cannot use the first, which PostgreSQL would otherwise read from end to end for a
 * rare kind.
 */
export const catalogueIndexes = (
  name: string,
  table: Record<
    'listed' | 'level' | 'domain' | 'position' | 'minutes' | 'newestRank' | 'title',
    Column
  >,
  slug: Column,
) => {
  const orders = [
    ['', [table.position]],
    ['_newest', [table.newestRank]],
    ['_shortest', [table.minutes]],
    ['_title', []],
  ] as const
  return orders.flatMap(([order, first]) => {
    const [head, ...rest] = [...first, byCode(table.title), slug] as const
    return [
      index(`${name}_catalogue${order}`)
        .on(head, ...rest)
        .where(sql`${table.listed}`),
      index(`${name}_catalogue${order}_kinds`).on(
        table.listed,
        table.level,
        table.domain,
        head,
        ...rest,
      ),
    ]
  })
}
