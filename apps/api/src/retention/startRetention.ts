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
 * Has what was kept long enough removed once a day, by one of all processes. Returns a function
 * that adds no more.
 */
export async function startRetention({ jobs, apply, log }: Options): Promise<() => void> {
  await jobs.work('apply-retention', 1, apply)
  const add = () =>
    void jobs
      .addDaily('apply-retention')
      .catch((error: unknown) => log.warn({ err: error }, 'the job of the day was not queued'))
  add()
  const timer = setInterval(add, interval).unref()
  return () => clearInterval(timer)
}
