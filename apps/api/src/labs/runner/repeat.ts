import type { FastifyBaseLogger } from 'fastify'

/** Work that runs at intervals, never twice at the same time. */
export interface Repetition {
  /** Runs it now, or again after the run that is under way. */
  wake(): void
  /** Ends the repetition; waits for the run that is under way. */
  stop(): Promise<void>
}

/**
 * Repeats work every `milliseconds`. A failure is logged, and the work runs again at the next tick.
 */
export function repeat(
  work: () => Promise<void>,
  milliseconds: number,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Repetition {
  let underWay: Promise<void> | undefined
  let isAskedAgain = false
  let isStopped = false
  async function run(): Promise<void> {
    do {
      isAskedAgain = false
      await work().catch((error: unknown) => log.warn({ err: error }, 'a tick of the labs failed'))
    } while (isAskedAgain)
    underWay = undefined
  }
  const tick = () => {
    if (isStopped) return
    if (underWay) isAskedAgain = true
    else underWay = run()
  }
  // A tick during a run adds no other run.
  const timer = setInterval(() => underWay ?? tick(), milliseconds).unref()
  return {
    wake: tick,
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      await underWay
    },
  }
}
