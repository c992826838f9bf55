export const versions = ['v1', 'v2', 'v2.1'] as const
export type Version = (typeof versions)[number]

/** Milliseconds from a deployment until the instance could answer. */
const startUp = 1500

/** Requests that an instance can take in a second: about a third of the traffic. */
const capacity = 18

/** A second of the clock, in which requests are counted. */
const second = 1000

/** One copy of the tracking service. Times are in milliseconds of the fleet's clock. */
export class Instance {
  readonly id: number
  version: Version = 'v1'
  isAttached = true
  /** Whether this deployment will ever be ready. */
  private isDud = false
  private readyAt = 0
  /** When the requests under way will be done. */
  private underWay: number[] = []
  /** When the requests of the last second came. */
  private recent: number[] = []
  readonly failures: Record<string, number> = {}

  constructor(id: number) {
    this.id = id
  }

  /** Replaces the program; returns how many requests were under way and are lost. */
  deploy(version: Version, now: number, isDud: boolean): number {
    const lost = this.inflightAt(now)
    this.version = version
    this.isDud = isDud
    this.readyAt = now + startUp
    this.underWay = []
    this.recent = []
    return lost
  }

  isReadyAt(now: number): boolean {
    return !this.isDud && now >= this.readyAt
  }

  inflightAt(now: number): number {
    return this.underWay.filter((end) => end > now).length
  }

  /** Requests of the last second as a share of what the instance can take, in percent. */
  loadAt(now: number): number {
    return Math.round((this.recentAt(now).length / capacity) * 100)
  }

  /** Takes a request of so many milliseconds; returns whether there was room for it. */
  take(now: number, length: number): boolean {
    this.recent = this.recentAt(now)
    if (this.recent.length >= capacity) return false
    this.recent.push(now)
    this.underWay = this.underWay.filter((end) => end > now)
    this.underWay.push(now + length)
    return true
  }

  private recentAt(now: number): number[] {
    return this.recent.filter((time) => time > now - second)
  }
}
