/** The limits of a queue. */
interface Limits {
  /** How many tasks run at the same time. */
  readonly running: number
  /** The longest wait, in milliseconds. */
  readonly maxWait: number
  /**
   * The error of a task that would wait longer; `retryAfter` is when its turn might come, in
   * seconds.
   */
  readonly refusal: (retryAfter: number) => Error
}

interface Waiting {
  readonly start: () => void
  readonly timer: NodeJS.Timeout
}

/** The assumed time of a task before one has been measured, in milliseconds. */
const firstGuess = 100

/** The weight of the newest task in the mean time of a task. */
const weight = 0.1

/**
 * Makes a queue in which senders take turns: the next task is that of the sender whose last turn
 * was longest ago. So a sender of many tasks delays its own, and those of each other sender by one
 * task at most. A task that would wait longer than `maxWait` is refused at once; one that turns out
 * to wait longer is refused then.
 */
export function createFairQueue({ running, maxWait, refusal }: Limits) {
  // The waiting tasks by sender, in the order of the next turns.
  const queues = new Map<string, Set<Waiting>>()
  let active = 0
  let taskTime = firstGuess

  /**
   * When a new task of `who` would start, in milliseconds: all before it in its own queue, and as
   * many of each other.
   */
  const waitOf = (who: string): number => {
    if (active < running) return 0
    const own = queues.get(who)?.size ?? 0
    let ahead = 0
    for (const queue of queues.values()) ahead += Math.min(queue.size, own + 1)
    return ((ahead + 1) * taskTime) / running
  }

  /** Gives the place of a task that has ended to the next one; false if none waits. */
  const wakeNext = (): boolean => {
    for (const [who, queue] of queues)
      for (const first of queue) {
        queue.delete(first)
        queues.delete(who)
        if (queue.size > 0) queues.set(who, queue)
        first.start()
        return true
      }
    return false
  }

  const turnOf = (who: string): Promise<void> => {
    const wait = waitOf(who)
    if (wait > maxWait) throw refusal(Math.ceil(wait / 1000))
    return new Promise((resolve, reject) => {
      const queue = queues.get(who) ?? new Set()
      queues.set(who, queue)
      const leave = () => {
        queue.delete(waiting)
        if (queue.size === 0 && queues.get(who) === queue) queues.delete(who)
        reject(refusal(Math.max(1, Math.ceil(waitOf(who) / 1000))))
      }
      const start = () => {
        clearTimeout(waiting.timer)
        resolve()
      }
      const waiting: Waiting = { start, timer: setTimeout(leave, maxWait) }
      queue.add(waiting)
    })
  }

  const enqueue = async <T>(who: string, work: () => Promise<T>): Promise<T> => {
    if (active < running) active += 1
    else await turnOf(who)
    const begun = performance.now()
    try {
      return await work()
    } finally {
      taskTime += weight * (performance.now() - begun - taskTime)
      if (!wakeNext()) active -= 1
    }
  }
  /** How many tasks run and wait now. */
  const state = () => {
    let waiting = 0
    for (const queue of queues.values()) waiting += queue.size
    return { running: active, waiting }
  }
  return Object.assign(enqueue, { state })
}
