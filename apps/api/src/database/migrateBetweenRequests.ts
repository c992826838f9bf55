import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Client } from 'pg'
import { StartError } from '../startError.ts'
import { drizzleOptions, migrationsFolder } from './database.ts'

/**
 * How long a migration may wait for a table, in milliseconds: requests for that table wait behind
 * it.
 */
const lockTimeout = 2_000

/** How often a migration that did not get its table tries again. */
const lockTries = 30

/** PostgreSQL's code of a lock that was not given in time. */
const lockNotAvailable = '55P03'

/**
 * Migrates while others may read and write: if a long query holds a table, the migration stops
 * waiting, lets the requests through that have queued behind it, and tries again. Throws
 * `StartError` after the last try.
 */
export async function migrateBetweenRequests(client: Client): Promise<void> {
  await client.query(`set lock_timeout = ${lockTimeout}`)
  try {
    for (let tries = 1; ; tries += 1) {
      try {
        return await migrate(drizzle(client, drizzleOptions), { migrationsFolder })
      } catch (error) {
        if (codeOf(error) !== lockNotAvailable) throw error
        if (tries === lockTries)
          throw new StartError(
            `The tables could not be brought up to date: something has held one of them for ${(lockTries * lockTimeout) / 1000} seconds. End long queries, then start again.`,
          )
      }
    }
  } finally {
    await client.query('set lock_timeout = 0')
  }
}

/** PostgreSQL's code of a failure, also if Drizzle has wrapped it. */
function codeOf(error: unknown): unknown {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } }
  return code ?? cause?.code
}
