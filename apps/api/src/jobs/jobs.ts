import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { DrizzleTransactionLike, QueueOptions } from 'pg-boss'
import type { Database, OpenDatabase } from '../database/database.ts'
import type { MailJob } from '../mail/mailQueue.ts'

/** The data of every kind of job. */
export interface JobData {
  /** Starts the environment of a queued lab session. */
  readonly 'start-lab': { readonly sessionId: string }
  /** Writes and sends a mail. */
  readonly 'send-mail': MailJob
}

export type JobName = keyof JobData

/** How each kind is retried. If a process dies, another one gets its job after `expireInSeconds`. */
const queues: Record<JobName, QueueOptions> = {
  'start-lab': {
    retryLimit: 3,
    retryDelay: 2,
    expireInSeconds: 60,
    retentionSeconds: 3_600,
    deleteAfterSeconds: 3_600,
  },
  // From 10 seconds to half an hour between attempts, for about five hours.
  'send-mail': {
    retryLimit: 16,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 1_800,
    expireInSeconds: 60,
    retentionSeconds: 86_400,
    deleteAfterSeconds: 3_600,
  },
}

/**
 * How often a process checks for jobs, in seconds: rarely if the database notifies it of new ones, else often.
 * A check takes less than a millisecond.
 */
const polling = { notifyPollingIntervalSeconds: 15, pollingIntervalSeconds: 2 }

/** How long running jobs may take when the process stops, in milliseconds. */
const grace = 3_000

/** The order of jobs of one kind. */
export interface JobOrder {
  /** It runs before every job that is not urgent. */
  readonly isUrgent?: boolean
  /** Whom it is for: the jobs of one group never take more than half of a process's workers. */
  readonly group: string
}

/** Work after a request: stored in the database, done by any process. */
export interface Jobs {
  /** Adds a job in the transaction `tx`: it exists only if that commits. */
  add<N extends JobName>(tx: Database, name: N, data: JobData[N], order: JobOrder): Promise<void>
  /**
   * Runs jobs of a kind from now on without a pause until none waits, at most `concurrency` at once. A job may run twice, so
   * `handle` must be idempotent.
   */
  work<N extends JobName>(
    name: N,
    concurrency: number,
    handle: (data: JobData[N], id: string) => Promise<void>,
  ): Promise<void>
  /** Finishes running jobs and takes no more. Later calls wait for the first. */
  close(): Promise<void>
}

/** Opens the jobs of a database. pg-boss creates and updates its own tables (schema `pgboss`). */
export async function openJobs(
  database: OpenDatabase,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<Jobs> {
  const boss = new PgBoss({
    ...database.jobsConnection,
    useListenNotify: true,
    // No job is scheduled by the calendar.
    schedule: false,
    // pg-boss's tables are small and need no such maintenance.
    reindex: false,
    monitorVacuum: false,
  })
  // The database cannot be reached; pg-boss tries again.
  boss.on('error', (error) => log.warn({ err: error }, 'jobs: the database could not be reached'))
  boss.on('warning', (warning) => log.warn({ warning }, 'jobs'))
  await boss.start()
  for (const [name, options] of Object.entries(queues)) {
    await boss.createQueue(name, { ...options, notify: true })
    // An existing queue has the options of an earlier start.
    await boss.updateQueue(name, { ...options, notify: true })
    // Loads the queue into pg-boss's memory. Inside a transaction that would not work: the embedded database has one connection.
    await boss.getJobById(name, randomUUID())
  }
  let closing: Promise<void> | undefined
  return {
    add: async (tx, name, data, { isUrgent, group }) =>
      void (await boss.send(name, data, {
        priority: isUrgent ? 1 : 0,
        group: { id: group },
        db: fromDrizzle(tx as DrizzleTransactionLike, sql),
      })),
    work: async (name, concurrency, handle) => {
      const options = { ...polling, batchSize: 1, groupConcurrency: Math.ceil(concurrency / 2) }
      for (let count = 0; count < concurrency; count += 1) {
        const worker = boss.work<JobData[typeof name]>(name, options, async (jobs) => {
          // A worker would wait for the next notification after each job, also while others are queued.
          boss.notifyWorker(await worker)
          for (const { data, id } of jobs) await handle(data, id)
        })
        await worker
      }
    },
    close: () => (closing ??= boss.stop({ timeout: grace })),
  }
}
