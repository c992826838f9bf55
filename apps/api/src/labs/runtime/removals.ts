import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import pLimit from 'p-limit'

/** How many removals take a place at once. */
const removalsAtOnce = 16
/**
 * How long a removal takes a place, in milliseconds: one that hangs, as on a node that is gone,
 * continues without a place.
 */
const placeTime = 10_000

/** Something that an ended session left. */
export interface Removal {
  /** Unique among all things that the driver removes. */
  readonly key: string
  readonly remove: () => Promise<unknown>
}

/**
 * Returns a function that removes things in parallel, each once at a time. One that hangs or fails
 * does not delay another: a failure is logged, and the next comparison finds it again.
 */
export function createRemovals(
  log: Pick<FastifyBaseLogger, 'warn'>,
  milliseconds: number = placeTime,
): (removals: readonly Removal[]) => Promise<void> {
  const limit = pLimit(removalsAtOnce)
  const underWay = new Set<string>()

  async function run({ key, remove }: Removal): Promise<void> {
    const isOver = new AbortController()
    const removing = remove()
      .catch((error: unknown) =>
        log.warn({ err: error, key }, 'what a lab left could not be removed yet'),
      )
      .finally(() => {
        underWay.delete(key)
        isOver.abort()
      })
    const options = { signal: isOver.signal, ref: false }
    await Promise.race([removing, wait(milliseconds, undefined, options).catch(() => undefined)])
  }

  return async (removals) => {
    const fresh = removals.filter(({ key }) => !underWay.has(key))
    for (const { key } of fresh) underWay.add(key)
    await Promise.all(fresh.map((removal) => limit(() => run(removal))))
  }
}
