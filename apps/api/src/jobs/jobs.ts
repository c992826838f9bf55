import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { DrizzleTransactionLike, QueueOptions } from 'pg-boss'
import type { Database, OpenDatabase } from '../database/database.ts'
import type { MailJob } from '../mail/mailQueue.ts'

/** Every kind of job with what it carries. */
export interface JobData {
  /** Starts the environment of a queued lab session. */
  readonly 'start-lab': { readonly sessionId: string }
  /** Writes a mail and sends it. */
  readonly 'send-mail': MailJob
}

export type JobName = keyof JobData

/** How each kind is tried: a job whose process dies is given to another one after `expireInSeconds`. */
const queues: Record<JobName, QueueOptions> = {
  'start-lab': { retryLimit: 3, retryDelay: 2, expireInSeconds: 60, retentionSeconds: 3_600, deleteAfterSeconds: 3_600 },
  // From 10 seconds to half an hour between tries, for about five hours.
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
 * How often a process asks for jobs, in seconds: rarely where the database tells it of new ones at once, else soon.
 * Asking takes less than a millisecond.
 */
const polling = { notifyPollingIntervalSeconds: 15, pollingIntervalSeconds: 2 }

/** How long jobs under way may take to finish at the end, in milliseconds. */
const grace = 3_000

/** Work that outlives a request: kept in the database, done once by any process. */
export interface Jobs {
  /** Adds a job in the transaction `tx`: it is there when that is committed, and only then. */
  add<N extends JobName>(tx: Database, name: N, data: JobData[N]): Promise<void>
  /** Does jobs of a kind from now on, so many at once. They may come twice, so doing one must be idempotent. */
  work<N extends JobName>(name: N, concurrency: number, handle: (data: JobData[N], id: string) => Promise<void>): Promise<void>
  /** Finishes what is under way, and takes no more. */
  close(): Promise<void>
}

/** Opens the jobs of a database, whose tables (schema `pgboss`) pg-boss makes and brings up to date by itself. */
export async function openJobs(database: OpenDatabase, log: Pick<FastifyBaseLogger, 'warn'>): Promise<Jobs> {
  const boss = new PgBoss({
    ...database.jobsConnection,
    useListenNotify: true,
    // Nothing here runs by the calendar.
    schedule: false,
    // Few rows, and tables of its own that need no care of this kind.
    reindex: false,
    monitorVacuum: false,
  })
  // While the database is away; it tries again by itself.
  boss.on('error', (error) => log.warn({ err: error }, 'jobs: the database could not be asked'))
  boss.on('warning', (warning) => log.warn({ warning }, 'jobs'))
  await boss.start()
  for (const [name, options] of Object.entries(queues)) {
    await boss.createQueue(name, { ...options, notify: true })
    // One that was there already has the options of an earlier start.
    await boss.updateQueue(name, { ...options, notify: true })
    // Reads the queue into pg-boss's memory. Inside a transaction it could not: the embedded database has one connection.
    await boss.getJobById(name, randomUUID())
  }
  return {
    add: async (tx, name, data) => void (await boss.send(name, data, { db: fromDrizzle(tx as DrizzleTransactionLike, sql) })),
    work: async (name, localConcurrency, handle) => {
      await boss.work<JobData[typeof name]>(name, { ...polling, localConcurrency, batchSize: 1 }, async (jobs) => {
        for (const { data, id } of jobs) await handle(data, id)
      })
    },
    close: () => boss.stop({ timeout: grace }),
  }
}
