import { isBusySite } from './examine.ts'

/** How many are examined at once. */
const atOnce = 4

/**
 * Time before the site is called again after it has refused, in milliseconds; its limit counts by
 * the minute.
 */
export const waitTime = 15_000

export interface ExamineAllParts<Thing, Outcome> {
  /** Examines one; rejects if the site asks to wait. */
  readonly examine: (thing: Thing) => Promise<Outcome>
  readonly onOutcome: (index: number, outcome: Outcome) => void
  /** Called when the site asks to wait, and when it continues. */
  readonly onWaiting: (isWaiting: boolean) => void
  /** Resolves after a while; rejects when it is canceled. */
  readonly wait: () => Promise<void>
  readonly signal: AbortSignal
}

/**
 * Examines all, four at a time, in their order; while the site asks to wait, all wait. If canceled,
 * it ends early without an error.
 */
export async function examineAll<Thing, Outcome>(
  things: readonly Thing[],
  parts: ExamineAllParts<Thing, Outcome>,
): Promise<void> {
  const { examine, onOutcome, onWaiting, wait, signal } = parts
  let next = 0
  let pause: Promise<void> | undefined
  const pauseAll = () =>
    (pause ??= (async () => {
      onWaiting(true)
      await wait().catch(() => undefined)
      pause = undefined
      if (!signal.aborted) onWaiting(false)
    })())

  async function work(): Promise<void> {
    for (;;) {
      await pause
      const index = next
      const thing = things[index]
      if (thing === undefined || signal.aborted) return
      next += 1
      await finish(thing, index)
    }
  }

  async function finish(thing: Thing, index: number): Promise<void> {
    while (!signal.aborted) {
      try {
        const outcome = await examine(thing)
        if (!signal.aborted) onOutcome(index, outcome)
        return
      } catch (error) {
        if (!isBusySite(error)) throw error
        await pauseAll()
      }
    }
  }

  await Promise.all(Array.from({ length: atOnce }, work))
}
