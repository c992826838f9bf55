import { and, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'

/** How many rows one statement takes: it is done within a request's limit of time. */
const batch = 5_000

/**
 * Deletes the rows of a table that meet a condition, whether there are few or millions: what is
 * done stays done if a later batch fails. Not for a transaction.
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
  while ((await deleteSome()).length === batch);
}
