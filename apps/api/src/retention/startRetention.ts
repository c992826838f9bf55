import type { FastifyBaseLogger } from 'fastify'
import type { Jobs } from '../jobs/jobs.ts'

/** How often the day's job is added, in milliseconds: all but the first of a day are dropped. */
const interval = 60 * 60 * 1000

interface Options {
  readonly jobs: Pick<Jobs, 'addDaily' | 'work'>
  readonly apply: () => Promise<void>
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * Makes one of all processes remove old records once a day. Returns a function that adds no more
 * jobs.
 */
export async function startRetention({ jobs, apply, log }: Options): Promise<() => void> {
  let isStopped = false
  await jobs.work('apply-retention', 1, () =>
    apply().catch((error: unknown) => {
      // A stop does not wait for it: the database may close between two removals, and the job is
      // tried again.
      if (!isStopped) log.warn({ err: error }, 'not all that was kept long enough was removed')
      throw error
    }),
  )
  const add = () =>
    void jobs
      .addDaily('apply-retention')
      .catch((error: unknown) => log.warn({ err: error }, 'the job of the day was not queued'))
  add()
  const timer = setInterval(add, interval).unref()
  return () => {
    isStopped = true
    clearInterval(timer)
  }
}
