import { Gauge } from 'prom-client'
import type { Registry } from 'prom-client'
import type { PoolState } from './observedQueries.ts'
import type { WaitingWork } from './waitingWork.store.ts'

/** What the API reports when the metrics are read. */
export interface Observed {
  poolState(): PoolState
  /** Whether the Valkey server can be used; null if none is set. */
  readonly isValkeyUp: (() => boolean) | null
  /** What waits in the database. Rejects while that cannot be reached. */
  readWaitingWork(): Promise<WaitingWork>
  /**
   * The labs that this process may start; null if it runs none. Rejects while the database cannot
   * be reached.
   */
  readonly readLabPaths: (() => Promise<readonly string[]>) | null
}

/**
 * How long metrics wait for the database, in milliseconds: less than the ten seconds after which
 * Prometheus stops waiting and loses all metrics of the process.
 */
const maxWait = 4_000

/** The result of a read from the database; null if it fails or takes too long. */
export function unlessSlow<T>(reading: Promise<T>): Promise<T | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(resolve, maxWait, null)
  return Promise.race([reading, late])
    .catch(() => null)
    .finally(() => clearTimeout(timer))
}

/**
 * Makes the gauges of an API. Returns the function that updates them before they are read. If the
 * database does not respond in time, gauges of its contents are left out, and `rampart_database_up`
 * is 0.
 */
export function watchApi(registry: Registry, api: Observed): () => Promise<void> {
  const gauge = <Label extends string = never>(
    name: string,
    help: string,
    labelNames: Label[] = [],
  ) => new Gauge({ name, help, labelNames, registers: [registry] })
  const up = gauge(
    'rampart_database_up',
    '1 if the database responded within four seconds when this was read.',
  )
  const { isValkeyUp } = api
  const valkey =
    isValkeyUp &&
    gauge('rampart_valkey_up', '1 if the Valkey server took what it was last told to count.')
  const pool = gauge(
    'rampart_database_connections',
    'Connections of this process for requests, in use or idle.',
    ['state'],
  )
  const waiting = gauge(
    'rampart_database_waiting',
    'Queries of this process that wait for a connection.',
  )
  const jobs = gauge(
    'rampart_queue_jobs',
    'Jobs of a queue, of all processes together: each process tells the same.',
    ['queue', 'state'],
  )
  const oldest = gauge(
    'rampart_queue_oldest_seconds',
    'Since the oldest job of a queue that waits was due, in seconds; 0 if none is late.',
    ['queue'],
  )
  const labs = gauge(
    'rampart_lab_sessions',
    'Lab sessions that have not ended, of all processes together: each process tells the same.',
    ['status'],
  )
  const queuedLab = gauge(
    'rampart_lab_oldest_queued_seconds',
    'Since the lab session that waits longest was asked for, in seconds; 0 if none waits.',
  )
  return async () => {
    if (isValkeyUp) valkey?.set(isValkeyUp() ? 1 : 0)
    const state = api.poolState()
    pool.set({ state: 'in_use' }, state.inUse)
    pool.set({ state: 'idle' }, state.idle)
    waiting.set(state.waiting)
    const work = await unlessSlow(api.readWaitingWork())
    up.set(work ? 1 : 0)
    for (const each of [jobs, oldest, labs, queuedLab]) each.reset()
    for (const { queue, ...of } of work?.queues ?? []) {
      jobs.set({ queue, state: 'waiting' }, of.waiting)
      jobs.set({ queue, state: 'running' }, of.running)
      oldest.set({ queue }, of.oldest)
    }
    for (const { status, sessions } of work?.labs ?? []) labs.set({ status }, sessions)
    if (work) queuedLab.set(work.oldestQueuedLab)
  }
}
