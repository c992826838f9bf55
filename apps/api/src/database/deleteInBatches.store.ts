import { setImmediate } from 'node:timers/promises'
import { and, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'

/** The most rows that one statement deletes: so it ends within the time limit of a request. */
const batch = 5_000

/**
 * Deletes the rows of a table that meet a condition, in batches: what is deleted stays deleted if a
 * later batch fails. Not for use in a transaction.
 */
export async function deleteInBatches(db: Database, table: PgTable, condition: SQL): Promise<void> {
  const some = db
    .select({ at: sql`ctid` })
    .from(table)
    .where(condition)
    .limit(batch)
  // The condition again: a row may have changed since it was found.
  const deleteSome = () =>
    db
      .delete(table)
      .where(and(sql`ctid = any(array${some})`, condition))
      .returning({ one: sql`1` })
  // The embedded database runs on this thread: without a pause no request is read meanwhile.
  while ((await deleteSome()).length === batch) await setImmediate()
}
