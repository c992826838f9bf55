import { eq, lte, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { deleteInBatches } from '../database/deleteInBatches.store.ts'
import { failureCounters } from './counters.tables.ts'
import { mostAhead } from './windowEnds.ts'

export async function findCounter(db: Database, key: string) {
  const [row] = await db.select().from(failureCounters).where(eq(failureCounters.key, key))
  return row
}

/**
 * Adds to several counters at once and returns them. One that is missing, or whose window does not
 * go on, starts with the given count and end.
 */
export function addToCounters(
  db: Database,
  rows: readonly { key: string; count: number; windowEndsAt: Date }[],
  now: Date,
) {
  const { count, windowEndsAt } = failureCounters
  const isOver = sql`(${windowEndsAt} <= ${now.toISOString()}::timestamptz
    or ${windowEndsAt} > excluded.window_ends_at + ${mostAhead / 1000} * interval '1 second')`
  return db
    .insert(failureCounters)
    .values([...rows])
    .onConflictDoUpdate({
      target: failureCounters.key,
      set: {
        count: sql`case when ${isOver} then excluded.count else ${count} + excluded.count end`,
        windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${windowEndsAt} end`,
      },
    })
    .returning()
}

export const sweepCounters = (db: Database, now: Date): Promise<void> =>
  deleteInBatches(db, failureCounters, lte(failureCounters.windowEndsAt, now))
