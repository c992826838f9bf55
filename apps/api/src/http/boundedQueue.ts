import pLimit from 'p-limit'

/** The limits of a queue, and the error above them. */
interface Bounds {
  /** How many tasks run at the same time. */
  readonly running: number
  /** How many tasks may wait. */
  readonly waiting: number
  readonly refusal: () => Error
}

/** Makes a queue that refuses a task at once if too many wait. */
export function createBoundedQueue({ running, waiting, refusal }: Bounds) {
  const limit = pLimit(running)
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.activeCount + limit.pendingCount >= running + waiting) throw refusal()
    return limit(work)
  }
}
