import { createRandom } from '../../../lab-kit/random.ts'
import { Instance } from './instance.ts'
import type { Version } from './instance.ts'

/** Failed requests that the release may cost. */
export const errorBudget = 20

/** One request comes every so many milliseconds: fifty a second. */
const requestEvery = 20

/** Milliseconds that `expand` takes to copy the existing rows. */
const backfillTime = 4000

export type FailureKind = 'reset' | 'refused' | 'column' | 'overload' | 'nobody'

export class NotNow extends Error {}

/**
 * Four instances, their balancer, their database and the traffic. Time passes only in `advance`.
 */
export class Fleet {
  private readonly random: () => number
  /** The first build of version 2 never gets ready on this one, another one in each session. */
  private readonly unlucky: number
  private now = 0
  private turn = 0
  private served = 0
  private failures: Partial<Record<FailureKind, number>> = {}
  private schema: 'old' | 'expanded' | 'contracted' = 'old'
  private expandedAt = 0
  private instances: readonly Instance[] = []

  constructor(seed: string) {
    this.random = createRandom(seed, 'traffic')
    this.unlucky = 2 + Math.floor(this.random() * 3)
    this.reset()
  }

  reset(): void {
    this.served = 0
    this.failures = {}
    this.schema = 'old'
    this.instances = [1, 2, 3, 4].map((id) => new Instance(id))
  }

  /** Lets traffic flow until so many milliseconds after the start. */
  advance(to: number): void {
    while (this.now + requestEvery <= to) {
      this.now += requestEvery
      this.visit()
    }
  }

  find(id: number): Instance | undefined {
    return this.instances.find((instance) => instance.id === id)
  }

  deploy(instance: Instance, version: Version): void {
    const lost = instance.deploy(version, this.now, version === 'v2' && instance.id === this.unlucky)
    if (lost > 0) this.fail('reset', instance, lost)
    this.served -= lost
  }

  expand(): void {
    if (this.schema !== 'old') throw new NotNow(`The schema is ${this.schema} already.`)
    this.schema = 'expanded'
    this.expandedAt = this.now
  }

  contract(): void {
    if (this.schema !== 'expanded')
      throw new NotNow(
        this.schema === 'old' ? 'Contract drops the column address, and there is no other yet: expand first.' : 'The schema is contracted already.',
      )
    if (this.backfill < 100) throw new NotNow(`The backfill is at ${this.backfill} percent. Contracting now would lose the addresses that are not copied yet.`)
    this.schema = 'contracted'
  }

  get failed(): number {
    return Object.values(this.failures).reduce((sum, count) => sum + count, 0)
  }

  get isContracted(): boolean {
    return this.schema === 'contracted'
  }

  get status() {
    const instances = this.instances.map((instance) => ({
      id: instance.id,
      version: instance.version,
      state: instance.isReadyAt(this.now) ? 'ready' : 'starting',
      attached: instance.isAttached,
      inflight: instance.inflightAt(this.now),
      load: `${instance.loadAt(this.now)}%`,
      failures: instance.failures,
    }))
    const schema = { state: this.schema, columns: columnsOf[this.schema], backfill: this.backfill }
    return { served: this.served, failed: this.failed, budget: Math.max(0, errorBudget - this.failed), failures: this.failures, schema, instances }
  }

  private get backfill(): number {
    if (this.schema === 'old') return 0
    return Math.min(100, Math.floor(((this.now - this.expandedAt) / backfillTime) * 100))
  }

  /** One customer's request. */
  private visit(): void {
    const attached = this.instances.filter(({ isAttached }) => isAttached)
    const instance = attached[this.turn++ % attached.length]
    if (!instance) return this.fail('nobody')
    if (!instance.isReadyAt(this.now)) return this.fail('refused', instance)
    const length = this.lengthOfNext()
    const findsItsColumns = this.findsItsColumns(instance)
    // A request that finds no column ends at once, so that it is not lost a second time.
    if (!instance.take(this.now, findsItsColumns ? length : 0)) return this.fail('overload', instance)
    if (!findsItsColumns) return this.fail('column', instance)
    this.served++
  }

  /**
   * Milliseconds that the request takes: about half a second, and a few seconds for one in fifty.
   */
  private lengthOfNext(): number {
    return this.random() < 0.02 ? 1500 + this.random() * 1000 : 300 + this.random() * 400
  }

  private findsItsColumns({ version }: Instance): boolean {
    if (version === 'v1') return this.schema !== 'contracted'
    // A row that has not been copied yet has no street and no city.
    return this.schema !== 'old' && this.random() * 100 < this.backfill
  }

  private fail(kind: FailureKind, instance?: Instance, count = 1): void {
    this.failures[kind] = (this.failures[kind] ?? 0) + count
    if (instance) instance.failures[kind] = (instance.failures[kind] ?? 0) + count
  }
}

const columnsOf = { old: ['address'], expanded: ['address', 'street', 'city'], contracted: ['street', 'city'] }
