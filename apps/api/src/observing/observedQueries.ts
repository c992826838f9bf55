import type { PGlite } from '@electric-sql/pglite'
import type { Pool, PoolClient } from 'pg'
import { observed } from './work.ts'
import type { Work } from './work.ts'

/** Connections for requests. */
export interface PoolState {
  readonly inUse: number
  readonly idle: number
  /** Queries or transactions that wait for a connection. */
  readonly waiting: number
}

/** What a statement does, without its values: its verb and its first table. */
export function summaryOf(statement: unknown): string {
  const text = typeof statement === 'string' ? statement : textOf(statement)
  const verb = /^\s*(?:\(\s*)?([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? 'query'
  const table = /\b(?:from|into|update)\s+"?([a-z_]+)"?/i.exec(text)?.[1]?.toLowerCase()
  return table === undefined ? verb : `${verb} ${table}`
}

const textOf = (config: unknown): string =>
  typeof config === 'object' && config !== null && 'text' in config ? String(config.text) : ''

/** A statement as work. Its name is computed only if something listens. */
const workOf = (statement: unknown): Work => ({
  kind: 'query',
  get name() {
    return summaryOf(statement)
  },
})

type Query = (...args: unknown[]) => unknown

/**
 * Observes a query that returns a promise. One with a callback belongs to another query, which is
 * observed.
 */
const observedQuery =
  (query: Query): Query =>
  (...args) =>
    typeof args.at(-1) === 'function'
      ? query(...args)
      : observed(workOf(args[0]), () => query(...args) as Promise<unknown>)

/** Makes the queries of a pool observed, including those in transactions. Returns the same pool. */
export function observePool(pool: Pool): Pool {
  const known = new WeakSet<PoolClient>()
  const observeClient = (client: PoolClient): PoolClient => {
    if (known.has(client)) return client
    known.add(client)
    client.query = observedQuery(client.query.bind(client) as Query) as PoolClient['query']
    return client
  }
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown
  pool.query = observedQuery(pool.query.bind(pool) as Query) as Pool['query']
  // The pool's own `query` connects with a callback.
  pool.connect = ((...args: unknown[]) =>
    args.length > 0
      ? connect(...args)
      : (connect() as Promise<PoolClient>).then(observeClient)) as Pool['connect']
  return pool
}

export const stateOfPool = ({ totalCount, idleCount, waitingCount }: Pool): PoolState => ({
  inUse: totalCount - idleCount,
  idle: idleCount,
  waiting: waitingCount,
})

type Client = Pick<PGlite, 'query' | 'transaction'>

/** The embedded database with its queries observed: it has one connection. */
export function observePglite({ query, transaction }: Client): {
  readonly client: Client
  readonly poolState: () => PoolState
} {
  let underWay = 0
  const counted = async <T>(work: () => Promise<T>): Promise<T> => {
    underWay += 1
    try {
      return await work()
    } finally {
      underWay -= 1
    }
  }
  const observedOf =
    (query: Client['query']): Client['query'] =>
    (text, ...rest) =>
      observed(workOf(text), () => query(text, ...rest))
  const client: Client = {
    query: (text, ...rest) => counted(() => observedOf(query)(text, ...rest)),
    transaction: (work) =>
      counted(() =>
        transaction((tx) =>
          work(Object.assign(Object.create(tx) as typeof tx, { query: observedOf(tx.query) })),
        ),
      ),
  }
  const poolState = () => {
    const inUse = Math.min(1, underWay)
    return { inUse, idle: 1 - inUse, waiting: underWay - inUse }
  }
  return { client, poolState }
}
