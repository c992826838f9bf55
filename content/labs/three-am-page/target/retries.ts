import { createRandom } from '../../../lab-kit/random.ts'
import type { Limits } from './limits.ts'

const orders = 100

/** How long the database is away in the drill, in milliseconds. */
const away = 60_000

/** Callers that come back in the same twentieth of a second. */
const slot = 50

/** A customer waits for an answer so long at most, in milliseconds. */
const patience = 10_000

const mostAttempts = 5

function pauseBefore(attempt: number, backoff: Limits['retry']['backoff'], random: () => number): number {
  const growing = 200 * 2 ** (attempt - 1)
  return { none: 0, fixed: 200, exponential: growing, 'exponential-jitter': random() * growing * 2 }[backoff]
}

/** What is wrong while the database is away for a minute, a hundred orders having come at once. */
export function complaintAboutRetries({ poolWaitTimeoutMs, retry: { maxAttempts, backoff } }: Limits): string | undefined {
  if (poolWaitTimeoutMs === 0) return 'without a limit for the wait, orders hang until somebody restarts checkout.'
  if (maxAttempts === 0) return 'retries have no maximum: each order is tried for as long as the fault lasts.'
  if (maxAttempts > mostAttempts) return `each order is tried ${maxAttempts} times, on top of everybody else's.`
  const random = createRandom('the same in each drill', 'pauses')
  const returns = new Map<number, number>()
  let slowest = 0
  for (let order = 0; order < orders; order++) {
    let time = poolWaitTimeoutMs
    for (let attempt = 1; attempt < maxAttempts && time < away; attempt++) {
      time += pauseBefore(attempt, backoff, random)
      const key = Math.floor(time / slot)
      returns.set(key, (returns.get(key) ?? 0) + 1)
      time += poolWaitTimeoutMs
    }
    slowest = Math.max(slowest, time)
  }
  if (slowest > patience) return `customers wait ${Math.round(slowest / 1000)} s for their error message.`
  const crowd = Math.max(0, ...returns.values())
  return crowd > orders / 2 ? `${crowd} of ${orders} callers come back in the same moment, again and again; pauses have to grow and to differ.` : undefined
}
