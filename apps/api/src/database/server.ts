import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import type { OpenDatabase, Preparing } from './database.ts'
import { drizzleOptions } from './database.ts'
import { observePool, stateOfPool } from '../observing/observedQueries.ts'
import { listenOnServer } from './listenOnServer.ts'
import { migrateBetweenRequests } from './migrateBetweenRequests.ts'
import { explained } from './refusals.ts'
import {
  connectTimeout,
  directPool,
  limits,
  named,
  pooledPool,
  requireSettings,
  requireServer,
} from './serverPools.ts'

/** An arbitrary number; every process of the site must use the same. */
const startLock = 7_214_903

interface ServerOptions {
  /** The server's own address if `url` leads to a pooler; null if it does not. */
  readonly directUrl?: string | null
  /** The most connections for requests. */
  readonly poolMax?: number
}

/**
 * Connects to a PostgreSQL server. If there is a direct address, the other one leads to a pooler
 * that may give each transaction another connection: requests go there without anything that
 * belongs to a connection, and everything else uses the direct address. Throws `StartError` if a
 * connection fails, or if requests would have no time limits.
 */
export async function openServer(
  url: string,
  onLost: (error: Error) => void,
  { directUrl = null, poolMax = 10 }: ServerOptions = {},
): Promise<OpenDatabase> {
  const { pool: requests, shared } =
    directUrl === null ? directPool(url, poolMax, onLost) : pooledPool(url, poolMax)
  const pool = observePool(requests)
  const ownUrl = directUrl ?? url
  // The pool replaces a broken idle connection at the next query. Without a listener the event
  // would end the process.
  pool.on('error', onLost)
  const db = drizzle(pool, drizzleOptions)
  const ping = async () => void (await db.execute(sql`select 1`))
  try {
    await requireSettings(pool, url)
    if (directUrl !== null) await requireServer('DATABASE_DIRECT_URL', directUrl)
  } catch (error) {
    await pool.end()
    throw error
  }
  // Separate connections: one listens for new jobs, and requests must not wait for the others.
  const jobsConnection = {
    connectionString: ownUrl,
    max: 3,
    connectionTimeoutMillis: connectTimeout,
  }
  return {
    kind: 'server',
    db,
    jobsConnection,
    freeze: (work) => work(),
    poolState: () => {
      const [own, others] = [stateOfPool(pool), shared?.state()]
      return {
        inUse: own.inUse + (others?.inUse ?? 0),
        idle: own.idle + (others?.idle ?? 0),
        waiting: own.waiting + (others?.waiting ?? 0),
      }
    },
    ping,
    listen: (channel, onMessage, onState) =>
      listenOnServer(ownUrl, channel, { onMessage, onState, onLost }),
    prepare: (work) => explained(() => prepare(ownUrl, work)),
    close: async () => {
      await shared?.end()
      await pool.end()
    },
  }
}

/**
 * On a separate connection: waiting for another process, migrating and importing may take longer
 * than a request may.
 */
async function prepare<T>(url: string, work: (preparing: Preparing) => Promise<T>): Promise<T> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: connectTimeout,
    ...named,
  })
  // If the connection is lost, the next statement fails.
  client.on('error', () => undefined)
  await client.connect()
  try {
    // The role may set the limits of requests.
    for (const name of limits) await client.query(`set ${name} = 0`)
    await client.query('select pg_advisory_lock($1)', [startLock])
    const db = drizzle(client, drizzleOptions)
    return await work({ db, migrate: () => migrateBetweenRequests(client) })
  } finally {
    // Ending the connection releases the lock.
    await client.end()
  }
}
