import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { inArray, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { DrizzleTransactionLike, JobResult } from 'pg-boss'
import type { Database, OpenDatabase } from '../database/database.ts'
import { observed } from '../observing/work.ts'
import { failedMails, queues } from './queues.ts'
import type { JobData, JobName } from './queues.ts'

/**
 * How often a process checks for jobs, in seconds: rarely if the database notifies it of new ones,
 * else often. A check takes less than a millisecond.
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

interface WorkOptions {
  /** Which errors every try would end with: such a job fails at its first one. @default none */
  readonly isFinal?: (error: unknown) => boolean
}

/** Work after a request: stored in the database, done by any process. */
export interface Jobs {
  /** Adds a job in the transaction `tx`: it exists only if that commits. */
  add<N extends JobName>(tx: Database, name: N, data: JobData[N], order: JobOrder): Promise<void>
  /**
   * Adds a job that all processes together do once a day (UTC), even if it is added several times
   * or by several processes.
   */
  addDaily(name: 'apply-retention'): Promise<void>
  /**
   * Runs jobs of a kind from now on without a pause until none waits, at most `concurrency` at
   * once. A job may run twice, so `handle` must be idempotent.
   */
  work<N extends JobName>(
    name: N,
    concurrency: number,
    handle: (data: JobData[N], id: string) => Promise<void>,
    options?: WorkOptions,
  ): Promise<void>
  /**
   * Tries a mail now: one that failed gets all its tries again and runs within 15 seconds, one that
   * waits for its next try runs at once. False if there is none of either kind with this id.
   */
  retryMail(id: string): Promise<boolean>
  /**
   * Deletes the mails of groups in the transaction `tx`, including those that failed or were sent.
   */
  forgetMails(tx: Database, groups: readonly string[]): Promise<void>
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
  // The database cannot be reached, or has no room left; pg-boss tries again.
  boss.on('error', (error) => log.warn({ err: error }, 'jobs: a query failed, and is tried again'))
  boss.on('warning', (warning) => log.warn({ warning }, 'jobs'))
  await boss.start()
  for (const [name, options] of Object.entries(queues)) {
    await boss.createQueue(name, { ...options, notify: true })
    // An existing queue has the options of an earlier start.
    await boss.updateQueue(name, { ...options, notify: true })
    // Loads the queue into pg-boss's memory. Inside a transaction that would not work: the embedded
    // database has one connection.
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
    addDaily: async (name) => void (await boss.send(name, {}, { singletonSeconds: 86_400 })),
    work: async (name, concurrency, handle, { isFinal = () => false } = {}) => {
      const options = {
        ...polling,
        batchSize: 1,
        groupConcurrency: Math.ceil(concurrency / 2),
        perJobResults: true,
      } as const
      for (let count = 0; count < concurrency; count += 1) {
        const worker = boss.work<JobData[typeof name]>(name, options, async (jobs) => {
          // A worker would wait for the next notification after each job, also while others are
          // queued.
          boss.notifyWorker(await worker)
          const results: JobResult[] = []
          for (const { data, id } of jobs) {
            try {
              await observed({ kind: 'job', name }, () => handle(data, id))
              results.push({ id, status: 'completed' })
            } catch (error) {
              const status = isFinal(error) ? 'deadletter' : 'failed'
              results.push({ id, status, output: error })
            }
          }
          return results
        })
        await worker
      }
    },
    retryMail: async (id) => {
      if ((await boss.redrive(failedMails, { ids: [id] })) > 0) return true
      return (await boss.update('send-mail', undefined, { id, startAfter: 0 })).updated > 0
    },
    forgetMails: async (tx, groups) =>
      void (await tx.execute(
        sql`delete from pgboss.job where name in ('send-mail', ${failedMails}) and ${inArray(sql`group_id`, [...groups])}`,
      )),
    // The queries of pg-boss while it stops have no limit of their own: without one a process whose
    // server does not respond would never stop.
    close: () =>
      (closing ??= Promise.race([
        boss.stop({ timeout: grace }),
        wait(grace + 2_000, undefined, { ref: false }),
      ])),
  }
}
