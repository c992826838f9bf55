import type { Probes } from './probes.ts'
import { Replica } from './replica.ts'
import type { Answer } from './replica.ts'

export interface PlatformEvent {
  /** Milliseconds since the platform's start. */
  readonly at: number
  /** Which replica it is about; 0 for the whole shop. */
  readonly replica: number
  readonly text: string
}

export type ShopStatus = 200 | 500 | 502 | 503 | 504

/** How long the database pauses each night. */
export const nightlyPause = 10_000

const step = 100
const mostEvents = 500
const statusOf: Readonly<Record<Answer, ShopStatus>> = { 200: 200, 503: 500, refused: 502, hangs: 504 }

/**
 * Three replicas, their database and the balancer before them. Time passes only in `advance`, so
 * that a drill can be played in an instant.
 */
export class Platform {
  readonly replicas: readonly Replica[]
  readonly events: PlatformEvent[] = []
  private now = 0
  private pausedUntil = 0
  private turn = 0
  private probes: Probes

  constructor(probes: Probes) {
    this.probes = probes
    this.replicas = [1, 2, 3].map((id) => new Replica(id, 0))
    this.log(0, 'the shop is open: three replicas are ready')
  }

  /** Lets time pass until so many milliseconds after the start. */
  advance(to: number): void {
    while (this.now + step <= to) {
      this.now += step
      if (this.now === this.pausedUntil) this.log(0, 'the database answers again')
      for (const replica of this.replicas) {
        const log = (text: string) => this.log(replica.id, text)
        replica.step({ now: this.now, isDatabasePaused: this.isDatabasePaused, probes: this.probes, log })
      }
    }
  }

  get isDatabasePaused(): boolean {
    return this.now < this.pausedUntil
  }

  getProbes(): Probes {
    return this.probes
  }

  setProbes(probes: Probes): void {
    this.probes = probes
    for (const replica of this.replicas) replica.forgetQuestions(this.now)
    this.log(0, 'new checks are in place')
  }

  /** Makes the database pause for so many milliseconds; returns whether it did. */
  pauseDatabase(length = nightlyPause): boolean {
    if (this.isDatabasePaused) return false
    this.pausedUntil = this.now + length
    this.log(0, 'the database pauses')
    return true
  }

  /**
   * Makes one running replica hang, for so many milliseconds or until it is restarted; returns its
   * id, or undefined if none can.
   */
  hangOne(length = Number.POSITIVE_INFINITY): number | undefined {
    const victim = this.replicas.find((replica) => replica.stateAt(this.now) === 'running')
    if (!victim || this.replicas.some((replica) => replica.answer('/live', this.around) === 'hangs')) return undefined
    victim.hang(this.now + length)
    this.log(victim.id, `replica ${victim.id}: hangs`)
    return victim.id
  }

  /** What a replica's own page answers now. */
  ask(id: number, path: '/live' | '/ready'): Answer | undefined {
    return this.replicas.find((replica) => replica.id === id)?.answer(path, this.around)
  }

  /** One visitor's request, which the balancer gives to the replicas in turn. */
  visit(): ShopStatus {
    const ready = this.replicas.filter((replica) => replica.isReady)
    const chosen = ready[this.turn++ % ready.length]
    return chosen ? statusOf[chosen.answer('/ready', this.around)] : 503
  }

  describe() {
    return this.replicas.map((replica) => ({ id: replica.id, state: replica.stateAt(this.now), ready: replica.isReady, restarts: replica.restarts }))
  }

  private get around() {
    return { now: this.now, isDatabasePaused: this.isDatabasePaused }
  }

  private log(replica: number, text: string): void {
    this.events.push({ at: this.now, replica, text })
    if (this.events.length > mostEvents) this.events.shift()
  }
}
