import { derive } from '../../../lab-kit/mission.ts'
import { clockAt } from './clock.ts'

interface Span {
  readonly id: string
  readonly parent: string | null
  readonly service: string
  readonly name: string
  readonly start_ms: number
  readonly duration_ms: number
}

export interface Trace {
  readonly id: string
  readonly at: string
  readonly service: string
  readonly duration_ms: number
  readonly spans: readonly Span[]
}

const mostTraces = 60

/** Newest traces, oldest first, so many of each service. */
export class Traces {
  private readonly seed: string
  private readonly kept = new Map<string, Trace[]>()
  private number = 0

  constructor(seed: string) {
    this.seed = seed
  }

  find(id: string): Trace | undefined {
    return this.all.find((trace) => trace.id === id)
  }

  get all(): Trace[] {
    return [...this.kept.values()].flat()
  }

  /** An order: `wait` seconds for a connection and `work` seconds of everything else. */
  addOrder(now: number, wait: number, work: number): void {
    const waited = Math.round(wait * 1000)
    const card = Math.round(work * 700)
    const rest = Math.round(work * 300)
    this.add('checkout', now, [
      ['storefront', 'POST /checkout', undefined, 0, waited + card + rest + 24],
      ['checkout', 'place order', 0, 6, waited + card + rest + 12],
      ['payments', 'authorize card', 1, 10, card],
      ['checkout', 'pool.acquire orders-db', 1, 12 + card, waited],
      ['orders-db', 'INSERT order', 1, 14 + card + waited, Math.max(2, Math.round(rest / 3))],
      ['orders-db', 'COMMIT', 1, 16 + card + waited + Math.round(rest / 3), 3],
    ])
  }

  /** A refund: one that goes well ends its transaction, one that the bank declines does not. */
  addRefund(now: number, isDeclined: boolean): void {
    this.add('refunds', now, [
      ['refunds', 'send refund', undefined, 0, 1460],
      ['refunds', 'pool.acquire orders-db', 0, 1, 2],
      ['orders-db', 'BEGIN', 0, 4, 1],
      ['refunds', isDeclined ? 'ask bank (declined, returning early)' : 'ask bank', 0, 6, 1440],
      ...(isDeclined ? [] : ([['orders-db', 'COMMIT', 0, 1450, 3]] as const)),
    ])
  }

  addPage(now: number, work: number): void {
    const length = Math.round(work * 1000)
    this.add('catalogue', now, [
      ['storefront', 'GET /catalogue', undefined, 0, length + 9],
      ['catalogue', 'list products', 0, 3, length],
    ])
  }

  private add(service: string, now: number, rows: readonly (readonly [string, string, number | undefined, number, number])[]): void {
    const id = derive(this.seed, `trace ${this.number++}`, 16)
    const spans = rows.map(([of, name, parent, start_ms, duration_ms], index) => ({
      id: `${id}-${index}`,
      parent: parent === undefined ? null : `${id}-${parent}`,
      service: of,
      name,
      start_ms,
      duration_ms,
    }))
    const list = this.kept.get(service) ?? []
    list.push({ id, at: clockAt(now), service, duration_ms: spans[0]?.duration_ms ?? 0, spans })
    if (list.length > mostTraces) list.shift()
    this.kept.set(service, list)
  }
}
