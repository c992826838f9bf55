import { Client, Pool } from 'pg'
import { StartError } from '../startError.ts'
import { shareConnections, sharePrepared } from './sharedConnections.ts'
import type { SharedConnections } from './sharedConnections.ts'

/** The time limit of a statement in a request, in milliseconds. */
const statementTimeout = 10_000

export const connectTimeout = 5_000

/** Requests read a few rows by an index: starting workers for them takes longer than reading. */
export const requestSettings = '-c max_parallel_workers_per_gather=0'

const directConfig = (connectionString: string) => ({
  connectionString,
  connectionTimeoutMillis: connectTimeout,
  statement_timeout: statementTimeout,
  options: requestSettings,
  idle_in_transaction_session_timeout: statementTimeout,
})

/**
 * The most connections that prepared statements share; more would gain nothing, as one takes tens
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
): { pool: Pool; shared: SharedConnections | null } {
  const config = directConfig(connectionString)
  const count = Math.min(maxShared, Math.floor(max / 4))
  const pool = new Pool({ ...config, max: max - count })
  if (count === 0) return { pool, shared: null }
  // Where the network loses a response, all that wait behind it would wait with it.
  const query_timeout = statementTimeout + 2_000
  const shared = shareConnections({ ...config, query_timeout }, count, onLost)
  return { pool: sharePrepared(pool, shared), shared }
}

/**
 * The settings of a connection are the pooler's or the role's: a pooler refuses most of those that
 * a client sends.
 */
export const pooledPool = (connectionString: string, max: number) => ({
  pool: new Pool({
    connectionString,
    max,
    connectionTimeoutMillis: connectTimeout,
    Client: UnnamedClient,
  }),
  shared: null,
})

/**
 * Names no prepared statement: the next transaction may have a connection that does not know it.
 */
class UnnamedClient extends Client {
  // Of its many forms the pool and Drizzle use (config, values) alone.
  override query = ((config: unknown, ...rest: unknown[]) => {
    const unnamed =
      typeof config === 'object' && config !== null && 'name' in config
        ? { ...config, name: undefined }
        : config
    return Reflect.apply(super.query, this, [unnamed, ...rest]) as unknown
  }) as Client['query']
}

/** The time limits that each connection for requests must have. */
export const limits = ['statement_timeout', 'idle_in_transaction_session_timeout'] as const

/**
 * Throws `StartError` if no server responds, or if one of its connections for requests has no time
 * limits.
 */
export async function requireLimits(pool: Pool, url: string): Promise<void> {
  const { rows } = await pool
    .query<Record<(typeof limits)[number], string>>(
      `select ${limits.map((name) => `current_setting('${name}') as ${name}`).join(', ')}`,
    )
    .catch((error: unknown) => {
      throw unreachable('DATABASE_URL', url, error)
    })
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

const unreachable = (setting: string, url: string, error: unknown) =>
  new StartError(
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
