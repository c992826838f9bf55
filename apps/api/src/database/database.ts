import { fileURLToPath } from 'node:url'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { ConstructorOptions } from 'pg-boss'

/** What queries are written against: a connection, or a transaction of one, of either kind of database. */
export type Database = PgDatabase<PgQueryResultHKT>

/** An open database and its end. */
export interface OpenDatabase {
  readonly kind: 'embedded' | 'server'
  readonly db: Database
  /**
   * Runs work that no other process of the site may run at the same time: migrations and imports.
   * `migrate` brings the tables up to date.
   */
  prepare<T>(work: (migrate: () => Promise<void>) => Promise<T>): Promise<T>
  /** How jobs reach the same database. */
  readonly jobsConnection: Pick<ConstructorOptions, 'backend' | 'db' | 'connectionString' | 'max' | 'connectionTimeoutMillis'>
  /** Runs work while nothing is written to the files of the embedded database, so that they can be copied; a server's are its own affair. */
  freeze<T>(work: () => Promise<T>): Promise<T>
  /** Rejects while the database does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** How Drizzle is set up, in the application and in `drizzle.config.ts` alike. */
export const drizzleOptions = { casing: 'snake_case' } as const

/** Where the SQL files lie that `drizzle-kit generate` wrote. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))
