import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, Pool } from 'pg'
import { StartError } from '../startError.ts'
import type { OpenDatabase, Preparing } from './database.ts'
import { drizzleOptions, migrationsFolder } from './database.ts'
import { listenOnServer } from './listenOnServer.ts'

/** An arbitrary number; every process of the site must use the same. */
const startLock = 7_214_903

/** The time limit of a statement in a request, in milliseconds. */
const statementTimeout = 10_000

const connectTimeout = 5_000

/** Requests read a few rows by an index: starting workers for them takes longer than reading. */
export const requestSettings = '-c max_parallel_workers_per_gather=0'

/** The server's address without the password. */
function describe(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

/** Connects to a PostgreSQL server. Throws `StartError` if that fails. */
export async function openServer(
  url: string,
  onLost: (error: Error) => void,
): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectTimeout,
    statement_timeout: statementTimeout,
    options: requestSettings,
    idle_in_transaction_session_timeout: statementTimeout,
  })
  // The pool replaces a broken idle connection at the next query. Without a listener the event would end the process.
  pool.on('error', onLost)
  const db = drizzle(pool, drizzleOptions)
  const ping = async () => void (await db.execute(sql`select 1`))
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw new StartError(
      `DATABASE_URL: no PostgreSQL server answers at ${describe(url)} (${reasonOf(error)}).`,
    )
  }
  // Separate connections: one listens for new jobs, and requests must not wait for the others.
  const jobsConnection = { connectionString: url, max: 3, connectionTimeoutMillis: connectTimeout }
  return {
    kind: 'server',
    db,
    jobsConnection,
    freeze: (work) => work(),
    ping,
    listen: (channel, onMessage, onState) =>
      listenOnServer(url, channel, { onMessage, onState, onLost }),
    prepare: (work) => prepare(url, work),
    close: () => pool.end(),
  }
}

/** On a separate connection: waiting for another process, migrating and importing may take longer than a request may. */
async function prepare<T>(url: string, work: (preparing: Preparing) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: connectTimeout })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [startLock])
    const db = drizzle(client, drizzleOptions)
    return await work({ db, migrate: () => migrate(db, { migrationsFolder }) })
  } finally {
    // Ending the connection releases the lock.
    await client.end()
  }
}

function reasonOf(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error
  const text = first instanceof Error ? first.message : String(first)
  return text.split('\n')[0] ?? text
}
