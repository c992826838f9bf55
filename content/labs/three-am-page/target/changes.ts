import { derive } from '../../../lab-kit/mission.ts'
import { createRandom } from '../../../lab-kit/random.ts'
import { clockAt, secondsAt } from './clock.ts'

interface Change {
  readonly id: string
  /** Seconds since midnight. */
  readonly at: number
  readonly team: string
  readonly what: string
}

/** What people did in the hour before the page, and which of it did it. */
export interface History {
  readonly changes: readonly Change[]
  readonly culprit: Change
}

/**
 * The cause differs in time from session to session: between 02:24 and 02:30, at the fifth second
 * of a minute.
 */
export function createHistory(seed: string): History {
  const at = secondsAt('02:24:05') + Math.floor(createRandom(seed, 'minute of the cause')() * 7) * 60
  const change = (name: string, at: number, team: string, what: string): Change => ({ id: `chg-${derive(seed, name, 6)}`, at, team, what })
  const culprit = change('flag', at, 'back office', 'Flag refunds.mode switched from batch to streaming, so that refunds go out at once')
  return {
    culprit,
    changes: [
      change('index', secondsAt('02:08:10'), 'databases', 'orders-db: index on orders(created_at) built without a lock, finished 02:12'),
      change('certificate', secondsAt('02:17:30'), 'network', 'Load balancers: certificate renewed, one node at a time'),
      culprit,
      change('deployment', secondsAt('02:40:00'), 'shop', 'checkout 5.12.0 deployed: new address form'),
      change('newsletter', secondsAt('02:51:20'), 'growth', 'Newsletter sent to 40,000 customers'),
    ],
  }
}

/**
 * The id of the transaction that was left open for the n-th time, the first being 0: only the logs
 * tell it, so that a cause cannot be guessed from the list of changes.
 */
export const transactionOf = (seed: string, n: number): string => `tx-${derive(seed, `transaction ${n}`, 8)}`

export const describeChange = ({ id, at, team, what }: Change) => ({ id, at: clockAt(at), team, what })
