import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, Pool } from 'pg'
import { StartError } from '../startError.ts'
import type { OpenDatabase } from './database.ts'
import { drizzleOptions, migrationsFolder } from './database.ts'

/** Any number will do, as long as every process of the site takes the same. */
const startLock = 7_214_903

/** No statement of a request takes longer, in milliseconds. */
const statementTimeout = 10_000

const connectTimeout = 5_000

/** The server's address without the password. */
function describe(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

/** Connects to a PostgreSQL server; throws `StartError` where there is none. */
export async function openServer(url: string, onLost: (error: Error) => void): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectTimeout,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: statementTimeout,
  })
  // An idle connection that breaks is replaced with the next query; without a listener it would end the process.
  pool.on('error', onLost)
  const db = drizzle(pool, drizzleOptions)
  const ping = async () => void (await db.execute(sql`select 1`))
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw new StartError(`DATABASE_URL: no PostgreSQL server answers at ${describe(url)} (${reasonOf(error)}).`)
  }
  // Connections of its own: one of them listens for new jobs, and requests are not to wait for the others.
  const jobsConnection = { connectionString: url, max: 3, connectionTimeoutMillis: connectTimeout }
  return { kind: 'server', db, jobsConnection, freeze: (work) => work(), ping, prepare: (work) => prepare(url, work), close: () => pool.end() }
}

/** On a connection of its own: waiting for another process and changing tables may take longer than a request may. */
async function prepare<T>(url: string, work: (migrate: () => Promise<void>) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: connectTimeout })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [startLock])
    return await work(() => migrate(drizzle(client, drizzleOptions), { migrationsFolder }))
  } finally {
    // Ending the connection gives the lock back.
    await client.end()
  }
}

function reasonOf(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error
  const text = first instanceof Error ? first.message : String(first)
  return text.split('\n')[0] ?? text
}
