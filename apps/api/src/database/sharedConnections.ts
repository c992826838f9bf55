import type { Client, ClientConfig, Pool, QueryConfig, QueryResult } from 'pg'
import type { PoolState } from '../observing/observedQueries.ts'
import { endClient } from './endClient.ts'
import { RequestClient } from './requestClient.ts'
import { fullFor, isFull } from './waitingPool.ts'

/** Connections that each take the next statement before the result of the last has arrived. */
export interface SharedConnections {
  /**
   * Null if each connection waits for a slow statement, or cannot be opened now: then this one
   * should use a connection of its own.
   */
  query(statement: QueryConfig, values: unknown[]): Promise<QueryResult> | null
  /** Its `waiting` are statements that wait for others on their connection. */
  state(): PoolState
  end(): Promise<void>
}

interface Shared {
  /** Null until it is used, and once it is lost. */
  client: Promise<Client> | null
  /** Statements whose result has not arrived yet. */
  underWay: number
  /** The time by `now` since when the first of its statements under way is the first. */
  since: number
  /** The time by `now` until when it is not opened, because the server had no room for it. */
  closedUntil: number
  /** Whether statements are gathered, to be sent together. */
  isGathering: boolean
}

/**
 * How long a statement may delay those after it before the next ones use another connection, in
 * milliseconds.
 */
const maxWait = 50

/**
 * Opens connections for single statements: short reads outside of transactions. A connection of its
 * own would cost such a statement more than the statement itself. A connection that is lost fails
 * the statements on it, and the next one opens another.
 */
export function shareConnections(
  config: ClientConfig,
  count: number,
  onLost: (error: Error) => void,
  now: () => number = () => performance.now(),
): SharedConnections {
  const all = Array.from({ length: count }, (): Shared => ({
    client: null,
    underWay: 0,
    since: 0,
    closedUntil: 0,
    isGathering: false,
  }))

  function open(shared: Shared): Promise<Client> {
    const client = new RequestClient({ ...config, pipeline: true })
    const opening = client.connect().then(() => client)
    const forget = () => {
      if (shared.client === opening) shared.client = null
    }
    client.on('end', forget)
    client.on('error', (error) => {
      forget()
      onLost(error)
    })
    opening.catch((error: unknown) => {
      forget()
      if (isFull(error)) shared.closedUntil = now() + fullFor
    })
    shared.client = opening
    return opening
  }

  async function run(shared: Shared, statement: QueryConfig, values: unknown[]) {
    if (shared.underWay === 0) shared.since = now()
    shared.underWay += 1
    try {
      const client = await (shared.client ?? open(shared))
      gather(shared, client)
      return await client.query(statement, values)
    } finally {
      shared.underWay -= 1
      shared.since = now()
    }
  }

  return {
    query(statement, values) {
      const time = now()
      let best: Shared | undefined
      for (const shared of all) {
        const isHeldUp = shared.underWay > 0 && time - shared.since > maxWait
        const isClosed = shared.client === null && time < shared.closedUntil
        if (!isHeldUp && !isClosed && shared.underWay < (best?.underWay ?? Infinity)) best = shared
      }
      return best ? run(best, statement, values) : null
    },
    state() {
      const opened = all.filter(({ client }) => client !== null).length
      const inUse = all.filter(({ underWay }) => underWay > 0).length
      const statements = all.reduce((sum, { underWay }) => sum + underWay, 0)
      return { inUse, idle: Math.max(0, opened - inUse), waiting: statements - inUse }
    },
    end: async () => {
      const clients = await Promise.allSettled(all.map(({ client }) => client))
      await Promise.all(
        clients.map((opened) =>
          opened.status === 'fulfilled' && opened.value ? endClient(opened.value) : null,
        ),
      )
    },
  }
}

/**
 * Sends everything of one turn of the event loop together at its end: one write to the socket costs
 * about as much as a statement.
 */
function gather(shared: Shared, { connection: { stream } }: Client): void {
  if (shared.isGathering) return
  shared.isGathering = true
  stream.cork()
  setImmediate(() => {
    shared.isGathering = false
    stream.uncork()
  })
}

type Query = (statement: unknown, values: unknown[], ...rest: unknown[]) => unknown

/**
 * Sends the prepared statements of a pool, which have a name, on shared connections. In a
 * transaction they stay on its own connection.
 */
export function sharePrepared(pool: Pool, shared: SharedConnections): Pool {
  const query = pool.query.bind(pool) as Query
  const share: Query = (statement, values, ...rest) =>
    (isNamed(statement) &&
      shared.query(statement, values)?.catch((error: unknown) => {
        // Another one of these, or of the pool's, is open.
        if (isFull(error)) return share(statement, values, ...rest)
        throw error
      })) ||
    query(statement, values, ...rest)
  pool.query = share as Pool['query']
  return pool
}

const isNamed = (statement: unknown): statement is QueryConfig =>
  typeof statement === 'object' &&
  statement !== null &&
  'name' in statement &&
  Boolean(statement.name)
