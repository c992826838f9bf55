import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/**
 * Sends a message to all processes that listen to a channel. Within a transaction, it is sent when
 * that commits.
 */
export const notify = async (db: Database, channel: string, message: string): Promise<void> =>
  void (await db.execute(sql`select pg_notify(${channel}::text, ${message}::text)`))
