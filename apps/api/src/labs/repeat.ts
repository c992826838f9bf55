import type { FastifyBaseLogger } from 'fastify'

/** Work that is done again and again, never twice at once. */
export interface Round {
  /** Does it at once, or once more after what is under way. */
  now(): void
  /** Does it no more; waits for what is under way. */
  stop(): Promise<void>
}

/** Repeats work every so many milliseconds. A failure is logged, and the next turn comes all the same. */
export function repeat(work: () => Promise<void>, milliseconds: number, log: Pick<FastifyBaseLogger, 'warn'>): Round {
  let underWay: Promise<void> | undefined
  let isAskedAgain = false
  let isStopped = false
  async function turns(): Promise<void> {
    do {
      isAskedAgain = false
      await work().catch((error: unknown) => log.warn({ err: error }, 'a round of work on labs failed'))
    } while (isAskedAgain)
    underWay = undefined
  }
  const turn = () => {
    if (isStopped) return
    if (underWay) isAskedAgain = true
    else underWay = turns()
  }
  // A turn that comes due while one is under way needs no other.
  const timer = setInterval(() => underWay ?? turn(), milliseconds).unref()
  return {
    now: turn,
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      await underWay
    },
  }
}
