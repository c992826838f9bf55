import type { Check } from '../../../lab-kit/mission.ts'
import type { History } from './changes.ts'
import type { Limits } from './limits.ts'
import { complaintAboutRetries } from './retries.ts'
import { pagerAt, Shop } from './shop.ts'

/** What the mission looks at besides the shop itself. */
export interface Night {
  readonly shop: Shop
  readonly history: History
  readonly seed: string
  /** When someone restarted something for nothing. */
  readonly needless: readonly number[]
  /** Orders of the last seconds, and how many of them were slow or failed. */
  recent(): { readonly orders: number; readonly bad: number }
}

/** A needless restart counts for so many seconds, and one is forgiven. */
const needlessFor = 600

/** The share, in percent, that may go wrong. */
const tolerated = 1

const percent = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10

/** Lets the fault return for an hour under these limits. */
function replay({ history, seed }: Night, limits: Limits) {
  const copy = new Shop(seed, history)
  copy.advance(pagerAt - 3000)
  copy.limits = limits
  const sum = { orders: 0, slow: 0, failed: 0, refundsFailed: 0 }
  copy.setFlag('refunds.mode', 'streaming')
  copy.advance(pagerAt + 600, ({ orders, slow, failed, refundsFailed }) => {
    sum.orders += orders
    sum.slow += slow
    sum.failed += failed
    sum.refundsFailed += refundsFailed
  })
  return sum
}

type Hour = ReturnType<typeof replay>

function judgeOrders({ orders, slow, failed }: Hour): string | undefined {
  if (percent(slow, orders) >= tolerated) return `in an hour of the old fault ${percent(slow, orders)} % of the orders were slow.`
  if (percent(failed, orders) >= tolerated)
    return `in an hour of the old fault ${percent(failed, orders)} % of the orders ended in an error, as their callers found no connection in time.`
  return undefined
}

function judgeRefunds({ refundsFailed }: Hour): string | undefined {
  const share = percent(refundsFailed, 3600)
  return share >= tolerated
    ? `${share} % of the refunds were not sent; lost connections never come back, their share leaves too few for honest ones, or these are cut (banks think for up to 3 s).`
    : undefined
}

/** The mission's checks: the damage is stopped, and it cannot come back the same way. */
export function createChecks(night: Night): readonly Check[] {
  let last: { readonly limits: Limits; readonly hour: Hour } | undefined
  /** The same limits make the same hour. */
  function hour(): Hour {
    const { limits } = night.shop
    if (last?.limits !== limits) last = { limits, hour: replay(night, limits) }
    return last.hour
  }
  return [
    {
      id: 'source-stopped', name: 'The source is stopped',
      run: () => (night.shop.isFaulty ? 'whatever took the connections is still switched on.' : undefined),
    },
    {
      id: 'leaks-returned', name: 'What leaked is given back',
      run: () => (night.shop.pool.leaked > 0 ? `${night.shop.pool.leaked} connections are still held, and nobody uses them.` : undefined),
    },
    {
      id: 'checkout-fast', name: 'Checkout is fast again',
      run() {
        const { orders, bad } = night.recent()
        return orders > 0 && percent(bad, orders) < tolerated ? undefined : `${percent(bad, orders || 1)} % of the last ${orders} orders were slow or failed.`
      },
    },
    {
      id: 'no-needless-restart', name: 'Customers noticed no needless restart',
      run() {
        const count = night.needless.filter((time) => night.shop.now - time < needlessFor).length
        return count > 1 ? `${count} restarts in the last ten minutes helped nobody.` : undefined
      },
    },
    { id: 'fault-returns-checkout', name: 'When the fault returns, checkout stays fast', run: () => judgeOrders(hour()) },
    { id: 'fault-returns-refunds', name: 'When the fault returns, refunds go on', run: () => judgeRefunds(hour()) },
    { id: 'no-retry-storm', name: 'A database that is away for a minute costs error messages and no storm', run: () => complaintAboutRetries(night.shop.limits) },
  ]
}
