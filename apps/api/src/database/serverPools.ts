import { Client } from 'pg'
import type { Pool } from 'pg'
import { StartError } from '../startError.ts'
import { explainRefusal } from './refusals.ts'
import { RequestClient } from './requestClient.ts'
import { shareConnections, sharePrepared } from './sharedConnections.ts'
import type { SharedConnections } from './sharedConnections.ts'
import { WaitingPool } from './waitingPool.ts'

/** The time limit of a statement in a request, in milliseconds. */
const statementTimeout = 10_000

export const connectTimeout = 5_000

/**
 * Makes the system check whether the other end of an idle connection is still there: a server that
 * lost its power, or a firewall that forgot the connection, never says that it is gone.
 */
export const keptAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

/** What the server's views call a connection whose address does not say (`application_name`). */
export const named = { fallback_application_name: 'rampart' }

/** Requests read a few rows by an index: starting workers for them takes longer than reading. */
export const requestSettings = '-c max_parallel_workers_per_gather=0'

/**
 * How long a response may take, in milliseconds. The server ends a statement in time, but its
 * response can be lost with the connection. Without this limit its caller would hold its place
 * among the connections until the system gives up, which takes a quarter of an hour.
 */
const responseLimit = statementTimeout + 2_000

const requestConfig = (connectionString: string, responseTimeout: number) => ({
  connectionString,
  connectionTimeoutMillis: connectTimeout,
  query_timeout: responseTimeout,
  ...keptAlive,
  ...named,
})

/**
 * The most connections that prepared statements share; more would gain nothing, as one handles tens
 * of thousands of them a second.
 */
const maxShared = 2

/**
 * Connections for requests: at most a quarter of them are shared by prepared statements, and each
 * of the others serves one at a time.
 */
export function directPool(
  connectionString: string,
  max: number,
  onLost: (error: Error) => void,
  responseTimeout = responseLimit,
): { pool: Pool; shared: SharedConnections | null } {
  const config = {
    ...requestConfig(connectionString, responseTimeout),
    statement_timeout: statementTimeout,
    options: requestSettings,
    idle_in_transaction_session_timeout: statementTimeout,
  }
  const count = Math.min(maxShared, Math.floor(max / 4))
  const pool = surviving(new WaitingPool({ ...config, max: max - count, Client: CutClient }))
  if (count === 0) return { pool, shared: null }
  const shared = shareConnections(config, count, onLost)
  return { pool: sharePrepared(pool, shared), shared }
}

/**
 * The settings of a connection are those of the pooler or the role: a pooler refuses most of those
 * that a client sends.
 */
export const pooledPool = (
  connectionString: string,
  max: number,
  responseTimeout = responseLimit,
) => ({
  pool: surviving(
    new WaitingPool({
      ...requestConfig(connectionString, responseTimeout),
      max,
      Client: UnnamedClient,
    }),
  ),
  shared: null,
})

/**
 * If a connection is lost while a transaction uses it, only its client gets the error, and an error
 * without a listener would end the process. The transaction's next statement fails.
 */
function surviving(pool: Pool): Pool {
  pool.on('connect', (client) => void client.on('error', () => undefined))
  return pool
}

/**
 * Closes a connection if the response to a query did not come: the rollback, and the next user of
 * the connection, would wait for it as well. Returns the query's result.
 */
function cutIfSilent(client: Client, result: unknown): unknown {
  if (result instanceof Promise)
    result.catch(({ message }: Error) => {
      if (message === 'Query read timeout') client.connection.stream.destroy()
    })
  return result
}

class CutClient extends RequestClient {
  override query = ((...args: unknown[]) =>
    cutIfSilent(this, Reflect.apply(super.query, this, args))) as Client['query']
}

/**
 * Gives no names to statements: the next transaction may have a connection that does not know them.
 */
class UnnamedClient extends RequestClient {
  // The pool and Drizzle use only the form (config, values).
  override query = ((config: unknown, ...rest: unknown[]) => {
    const unnamed =
      typeof config === 'object' && config !== null && 'name' in config
        ? { ...config, name: undefined }
        : config
    return cutIfSilent(this, Reflect.apply(super.query, this, [unnamed, ...rest]))
  }) as Client['query']
}

/** The time limits that each connection for requests must have. */
export const limits = ['statement_timeout', 'idle_in_transaction_session_timeout'] as const

/** The settings of a connection that its first query reads. */
const asked = ['server_encoding', 'standard_conforming_strings', ...limits] as const

/**
 * Throws `StartError` if no server responds, if its database cannot have the letters of all
 * languages, or if one of its connections for requests has no time limits or reads texts in another
 * way.
 */
export async function requireSettings(pool: Pool, url: string): Promise<void> {
  const { rows } = await pool
    .query<Record<(typeof asked)[number], string>>(
      `select ${asked.map((name) => `current_setting('${name}') as ${name}`).join(', ')}`,
    )
    .catch((error: unknown) => {
      throw unreachable('DATABASE_URL', url, error)
    })
  const encoding = rows[0]?.server_encoding
  if (encoding !== 'UTF8')
    throw new StartError(
      `DATABASE_URL: the database at ${describe(url)} has the encoding ${encoding}, and the site needs UTF8. Make another one: create database … encoding 'UTF8' template template0;`,
    )
  if (rows[0]?.standard_conforming_strings !== 'on')
    throw new StartError(
      `DATABASE_URL: connections through ${describe(url)} read backslashes in texts as escapes. Run: alter role "${new URL(url).username}" set standard_conforming_strings = on;`,
    )
  const missing = limits.filter((name) => rows[0]?.[name] === '0')
  if (missing.length > 0)
    throw new StartError(
      `DATABASE_URL: connections through ${describe(url)} have no time limits. Run: ${missing
        .map(
          (name) =>
            `alter role "${new URL(url).username}" set ${name} = '${statementTimeout / 1000}s';`,
        )
        .join(' ')} Then reconnect the pooler.`,
    )
}

/** Throws `StartError` if no server responds. */
export async function requireServer(setting: string, url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: connectTimeout })
  try {
    await client.connect()
  } catch (error) {
    throw unreachable(setting, url, error)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** A server that refuses a connection has responded: then its reason is what to change. */
const unreachable = (setting: string, url: string, error: unknown) =>
  new StartError(
    explainRefusal(error)?.replace('DATABASE_URL', setting) ??
      `${setting}: no PostgreSQL server answers at ${describe(url)} (${reasonOf(error)}).`,
  )

/** The server's address without the password. */
function describe(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

function reasonOf(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error
  const text = first instanceof Error ? first.message : String(first)
  return text.split('\n')[0] ?? text
}
