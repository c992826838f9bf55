import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { hashingState } from '../auth/passwords.ts'
import { queues } from '../jobs/queues.ts'
import { isRecipientRefused } from '../mail/recipientRefused.ts'
import { unlessSlow, watchApi } from './apiMetrics.ts'
import type { Observed } from './apiMetrics.ts'
import { onLabEnd, workChannel } from './work.ts'
import type { Work } from './work.ts'

export interface Metrics {
  /** Counts the requests of a server by the pattern of their address. */
  readonly watchServer: (server: FastifyInstance) => void
  /** Reads the values of an API whenever the metrics are read. */
  readonly watchApi: (api: Observed) => void
  /** All metrics in Prometheus' text format. */
  readonly text: () => Promise<string>
  readonly contentType: string
  readonly close: () => void
}

/**
 * Upper bounds in seconds: of requests, from a response out of memory to a sign-in in a full queue.
 */
const requestSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
/** Of jobs, mails and starts of labs. */
const workSeconds = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30, 60]

/** Gauges of the library with the names of counters; each has a twin by type. */
const misnamed = [
  'nodejs_active_handles_total',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
]

/** The metrics of this process. No label contains anything of a person, an address or a record. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  for (const name of misnamed) registry.removeSingleMetric(name)
  const requests = new Histogram({
    name: 'rampart_http_request_seconds',
    help: 'Time to respond to a request, by the pattern of its address and the class of its status.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: requestSeconds,
    registers,
  })
  const hashing = new Gauge({
    name: 'rampart_password_hashes',
    help: 'Hashes of passwords and codes that run or wait for their turn.',
    labelNames: ['state'] as const,
    registers,
    collect() {
      const { running, waiting } = hashingState()
      hashing.set({ state: 'running' }, running)
      hashing.set({ state: 'waiting' }, waiting)
    },
  })
  const counting = countWork(registry)
  let refresh = async () => undefined as void
  return {
    watchServer: (server) => {
      server.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
        if (routeOptions.config?.isStream && reply.statusCode < 400) return done()
        const labels = {
          method,
          route: routeOptions.url ?? 'unknown',
          status: `${Math.floor(reply.statusCode / 100)}xx`,
        }
        requests.observe(labels, reply.elapsedTime / 1000)
        done()
      })
    },
    watchApi: (api) => {
      const readApi = watchApi(registry, api)
      refresh = async () => {
        const reading = api.readLabPaths?.() ?? Promise.resolve([])
        const [paths] = await Promise.all([unlessSlow(reading), readApi()])
        counting.zeroLabStarts(paths ?? [])
      }
    },
    text: async () => {
      await refresh()
      return registry.metrics()
    },
    contentType: registry.contentType,
    close: counting.stop,
  }
}

/** A refusal of one recipient says nothing about the mail server. */
const failureOf = (error: unknown) => (isRecipientRefused(error) ? 'refused' : 'failed')

/** Counts queries, jobs, mails and labs of this process, until it is stopped. */
function countWork(registry: Registry) {
  const registers = [registry]
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers })
  const queries = counter('rampart_queries_total', 'Queries of requests and jobs.', ['result'])
  const jobs = counter('rampart_jobs_total', 'Jobs that ended; one that failed is tried again.', [
    'queue',
    'result',
  ])
  const mails = counter('rampart_mails_total', 'Mails that the mail server took or refused.', [
    'result',
  ])
  const labStarts = counter('rampart_lab_starts_total', 'Targets that started or did not.', [
    'lab',
    'result',
  ])
  const labEnds = counter('rampart_lab_ends_total', 'Lab sessions that this process ended.', [
    'status',
  ])
  const durations = new Histogram({
    name: 'rampart_work_seconds',
    help: 'Time of jobs, mails and starts of labs that ended.',
    labelNames: ['kind'] as const,
    buckets: workSeconds,
    registers,
  })
  // If a series began with its first failure, Prometheus would see no increase.
  for (const result of ['done', 'failed']) queries.inc({ result }, 0)
  for (const result of ['sent', 'failed', 'refused']) mails.inc({ result }, 0)
  for (const queue of Object.keys(queues))
    for (const result of ['done', 'failed']) jobs.inc({ queue, result }, 0)
  for (const status of ['completed', 'expired', 'failed', 'abandoned']) labEnds.inc({ status }, 0)
  for (const kind of ['job', 'mail', 'lab_start']) durations.zero({ kind })

  const begun = new WeakMap<object, number>()
  const subscribers = {
    start: (work: Work) => void begun.set(work, performance.now()),
    end: () => undefined,
    asyncStart: () => undefined,
    error: () => undefined,
    asyncEnd: (work: Work & { error?: unknown }) => {
      const { kind, name } = work
      const isDone = work.error === undefined
      const result = isDone ? 'done' : 'failed'
      if (kind === 'query') return queries.inc({ result })
      durations.observe({ kind }, (performance.now() - (begun.get(work) ?? 0)) / 1000)
      if (kind === 'job') jobs.inc({ queue: name, result })
      else if (kind === 'mail') mails.inc({ result: isDone ? 'sent' : failureOf(work.error) })
      else labStarts.inc({ lab: name, result: isDone ? 'started' : 'failed' })
    },
  }
  workChannel.subscribe(subscribers)
  const stopLabEnds = onLabEnd(({ status }) => labEnds.inc({ status }))
  return {
    /** Called before each reading, as an import may add labs. */
    zeroLabStarts: (paths: readonly string[]) => {
      for (const lab of paths)
        for (const result of ['started', 'failed']) labStarts.inc({ lab, result }, 0)
    },
    stop: () => {
      workChannel.unsubscribe(subscribers)
      stopLabEnds()
    },
  }
}
