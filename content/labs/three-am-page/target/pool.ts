import type { Limits } from './limits.ts'

/** Connections that the shop may have to its database. */
export const poolSize = 20

/** Workers of the refunds service; each holds one connection at most. */
const refundWorkers = 19

/** Seconds from one lost connection to the next. */
const leakEvery = 40

/** Honest refunds that are under way at once: one begins each second, and takes 1.5 seconds. */
const refundsAtOnce = 2

/** The longest that an honest refund's transaction idles while the bank thinks, in milliseconds. */
const bankMilliseconds = 3000

/** The connections to the database and who does not give them back. Times are in seconds. */
export class Pool {
  /** When each connection was lost. */
  private lost: number[] = []
  private nextLeak = Number.POSITIVE_INFINITY

  get leaked(): number {
    return this.lost.length
  }

  /** Lets the fault begin or end. */
  setFault(isOn: boolean, now: number): void {
    this.nextLeak = isOn ? now + leakEvery : Number.POSITIVE_INFINITY
  }

  /** The holder ends, and the database takes its connections back. */
  giveBack(): void {
    this.lost = []
  }

  /** One second passes; returns whether a connection was lost in it. */
  step(now: number, { idleInTransactionTimeoutMs: idle, poolPerService }: Limits): boolean {
    if (idle > 0) this.lost = this.lost.filter((time) => (now - time) * 1000 < idle)
    if (now < this.nextLeak) return false
    this.nextLeak += leakEvery
    if (this.leaked >= this.mostOfRefunds(poolPerService.refunds)) return false
    this.lost.push(now)
    return true
  }

  /** Seconds that checkout waits for a connection. */
  waitOfCheckout({ poolPerService }: Limits, random: () => number): number {
    const free = Math.min(poolSize - this.leaked, poolPerService.checkout || poolSize)
    if (free >= 3) return random() * 0.003
    if (free === 2) return random() < 0.05 ? 0.2 + random() * 1.3 : random() * 0.1
    // One connection for everyone: a queue.
    return random() < 0.25 ? random() * 0.5 : Math.min(9, 0.6 - Math.log(1 - random()) * 1.7)
  }

  /** Whether refunds get their connections and keep them for as long as they need. */
  servesRefunds({ idleInTransactionTimeoutMs: idle, poolPerService }: Limits): boolean {
    return this.leaked + refundsAtOnce <= this.mostOfRefunds(poolPerService.refunds) && (idle === 0 || idle > bankMilliseconds)
  }

  private mostOfRefunds(limit: number): number {
    return Math.min(refundWorkers, limit || refundWorkers)
  }
}
