import { fileURLToPath } from 'node:url'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { ConstructorOptions } from 'pg-boss'
import type { PoolState } from '../observing/observedQueries.ts'

/** The type for queries: a connection or a transaction, of either kind of database. */
export type Database = PgDatabase<PgQueryResultHKT>

/** What work gets that only one process may run at a time. */
export interface Preparing {
  readonly db: Database
  /** Brings the tables up to date. */
  migrate(): Promise<void>
}

/** An open database. */
export interface OpenDatabase {
  readonly kind: 'embedded' | 'server'
  readonly db: Database
  /**
   * Runs work that only one process of the site may run at a time: migrations and imports. It may
   * take as long as it needs: its connection has none of the time limits of requests.
   */
  prepare<T>(work: (preparing: Preparing) => Promise<T>): Promise<T>
  /** How jobs connect to the same database. */
  readonly jobsConnection: Pick<
    ConstructorOptions,
    'backend' | 'db' | 'connectionString' | 'max' | 'connectionTimeoutMillis'
  >
  /**
   * Runs work while nothing is written to the embedded database's files, so that they can be
   * copied. No effect on a server's.
   */
  freeze<T>(work: () => Promise<T>): Promise<T>
  /**
   * Calls `onMessage` for each NOTIFY on a channel, from any process, and `onState` when messages
   * begin or cease to arrive. Returns a function that ends it.
   */
  listen(
    channel: string,
    onMessage: (payload: string) => void,
    onState: (isUp: boolean) => void,
  ): Promise<() => Promise<void>>
  /** The present state of the connections for requests. */
  poolState(): PoolState
  /** Rejects while the database does not respond. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** Drizzle's options, for the application and `drizzle.config.ts`. */
export const drizzleOptions = { casing: 'snake_case' } as const

/** The folder of the SQL files from `drizzle-kit generate`. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))
