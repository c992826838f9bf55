import { createRandom } from '../../../lab-kit/random.ts'
import { secondsAt } from './clock.ts'
import { transactionOf } from './changes.ts'
import type { History } from './changes.ts'
import { noLimits } from './limits.ts'
import type { Limits } from './limits.ts'
import { Logs } from './logs.ts'
import { Metrics } from './metrics.ts'
import { Pool } from './pool.ts'
import { Traces } from './traces.ts'

export const services = ['storefront', 'catalogue', 'checkout', 'payments', 'refunds'] as const
export type Service = (typeof services)[number]
export const isService = (value: unknown): value is Service => services.some((service) => service === value)

/** Each flag with the values that it can have, the first one being what it was an hour ago. */
export const flagValues: Readonly<Record<string, readonly string[]>> = {
  'catalogue.pictures': ['webp', 'jpeg'],
  'checkout.addressForm': ['new', 'old'],
  'refunds.mode': ['batch', 'streaming'],
}

/** When the recording begins, and when the pager goes off and the learner comes in. */
const recordingFrom = secondsAt('02:04:00')
export const pagerAt = secondsAt('03:04:00')

/** Orders that come in a second. */
const ordersPerSecond = 4

/** An order that took longer, in seconds, is slow. */
const slowAfter = 1

/** Seconds during which a service that restarts turns requests away. */
const restartSeconds = 4

interface Second {
  readonly orders: number
  readonly slow: number
  readonly failed: number
  readonly refundsFailed: number
}

/** The shop on the night of the incident. Time passes only in `advance`, one second at a time. */
export class Shop {
  now = recordingFrom
  limits: Limits = noLimits
  readonly pool = new Pool()
  readonly metrics = new Metrics()
  readonly logs = new Logs()
  readonly traces: Traces
  readonly flags: Record<string, string> = Object.fromEntries(Object.entries(flagValues).map(([name, [first = '']]) => [name, first]))
  private readonly history: History
  private readonly random: () => number
  private readonly restartedAt = new Map<Service, number>()
  private readonly seed: string
  private refundNumber = 48_120
  private leaks = 0

  constructor(seed: string, history: History) {
    this.seed = seed
    this.history = history
    this.random = createRandom(seed, 'traffic')
    this.traces = new Traces(seed)
  }

  get isFaulty(): boolean {
    return this.flags['refunds.mode'] === 'streaming'
  }

  /** Lets time pass until then; `see` gets what happened in each second. */
  advance(to: number, see: (second: Second) => void = () => {}): void {
    while (this.now < to) {
      this.now++
      for (const change of this.history.changes) if (change.at === this.now) this.happen(change === this.history.culprit, change.what)
      see(this.step())
    }
  }

  setFlag(name: string, value: string): void {
    if (this.flags[name] === value) return
    this.flags[name] = value
    const service = name.split('.')[0] ?? ''
    this.logs.add(this.now, 'info', service, `${name} is ${value} now`)
    if (name === 'refunds.mode') this.pool.setFault(value === 'streaming', this.now)
  }

  restart(service: Service): void {
    this.restartedAt.set(service, this.now)
    this.logs.add(this.now, 'info', service, 'restarted')
    if (service !== 'refunds') return
    if (this.pool.leaked > 0) this.logs.add(this.now, 'info', 'orders-db', `${this.pool.leaked} connections of refunds closed, their transactions rolled back`)
    this.pool.giveBack()
  }

  private happen(isCulprit: boolean, what: string): void {
    if (isCulprit) this.setFlag('refunds.mode', 'streaming')
    else this.logs.add(this.now, 'info', 'changes', what)
  }

  private step(): Second {
    const hasLeaked = this.pool.step(this.now, this.limits)
    const refundsFailed = this.sendRefunds(hasLeaked)
    const outcome = { orders: 0, slow: 0, failed: 0, refundsFailed }
    for (let order = 0; order < ordersPerSecond; order++) {
      const { seconds, isFailed } = this.placeOrder()
      outcome.orders++
      if (isFailed) outcome.failed++
      else if (seconds > slowAfter) outcome.slow++
    }
    for (let page = 0; page < 14; page++) {
      const seconds = 0.02 + this.random() * 0.12
      this.metrics.request('catalogue', seconds)
      this.metrics.request('storefront', seconds + 0.009)
      if (page === 0 && this.now % 20 === 0) this.traces.addPage(this.now, seconds)
    }
    return outcome
  }

  private placeOrder(): { readonly seconds: number; readonly isFailed: boolean } {
    const work = 0.12 + this.random() * 0.2
    if (this.isRestarting('checkout')) return this.finishOrder(0.01, true)
    this.metrics.request('payments', work * 0.7, this.random() < 0.002)
    const wait = this.pool.waitOfCheckout(this.limits, this.random)
    const limit = this.limits.poolWaitTimeoutMs / 1000
    const isTooLong = limit > 0 && wait > limit
    const waited = isTooLong ? limit : wait
    this.metrics.poolWait('checkout', waited)
    if (waited > 3 && this.now % 5 === 0) this.logs.add(this.now, 'warn', 'checkout', `waited ${waited.toFixed(1)} s for a connection to orders-db`)
    if (isTooLong) this.logs.add(this.now, 'error', 'checkout', `no connection to orders-db within ${limit} s, order refused`)
    if (waited > slowAfter || this.random() < 0.02) this.traces.addOrder(this.now, waited, work)
    return this.finishOrder(waited + work, isTooLong)
  }

  private finishOrder(seconds: number, isFailed: boolean) {
    this.metrics.request('checkout', seconds, isFailed)
    this.metrics.request('storefront', seconds + 0.012, isFailed)
    return { seconds, isFailed }
  }

  /** The refunds of this second; returns how many could not be sent. */
  private sendRefunds(hasLeaked: boolean): number {
    const number = ++this.refundNumber
    if (hasLeaked) {
      this.logs.add(this.now, 'warn', 'refunds', `refund ${number}: bank declined, returning early; transaction ${transactionOf(this.seed, this.leaks++)} left as it is`)
      this.logs.add(this.now, 'info', 'orders-db', `connections in use by refunds: ${this.pool.leaked}`)
      this.traces.addRefund(this.now, true)
      return 0
    }
    if (this.isRestarting('refunds')) return 0
    if (!this.pool.servesRefunds(this.limits)) {
      if (this.now % 60 === 0) this.logs.add(this.now, 'error', 'refunds', `refund ${number}: no worker is free`)
      if (this.now % 30 === 0)
        this.logs.add(this.now, 'warn', 'orders-db', `connections in use by refunds: ${this.pool.leaked}, callers are waiting`)
      return 1
    }
    this.metrics.request('refunds', 1.2 + this.random() * 0.5)
    if (this.now % 30 === 0) {
      this.logs.add(this.now, 'info', 'refunds', `refund ${number} sent`)
      this.traces.addRefund(this.now, false)
    }
    return 0
  }

  private isRestarting(service: Service): boolean {
    return this.now - (this.restartedAt.get(service) ?? Number.NEGATIVE_INFINITY) < restartSeconds
  }
}
