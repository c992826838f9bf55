import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/**
 * Sends a message to all processes that listen to a channel; in a transaction, once that is
 * committed.
 */
export const notify = async (db: Database, channel: string, message: string): Promise<void> =>
  void (await db.execute(sql`select pg_notify(${channel}::text, ${message}::text)`))
