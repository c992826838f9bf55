import { probeNames, warmUpSeconds } from './probes.ts'
import type { Probe, ProbeName, Probes } from './probes.ts'

/** All times are in milliseconds of the platform's clock. */
export interface Surroundings {
  readonly now: number
  readonly isDatabasePaused: boolean
  readonly probes: Probes
  log(text: string): void
}

interface Asking {
  /** When the next question is due. */
  next: number
  /** When the question that is under way began; a page that hangs has not answered yet. */
  waitingSince: number | undefined
  failures: number
}

/** What a page answers: a status, or nothing for as long as one waits. */
export type Answer = 200 | 503 | 'refused' | 'hangs'

/** Pauses before a start: none after the first restart in a row, then this long. */
const backOff = 20_000

/** After so long without a restart the row is broken. */
const calmAfter = 60_000

const stepMilliseconds = 100

/** One copy of the shop with the platform's agent beside it. */
export class Replica {
  readonly id: number
  restarts = 0
  isReady: boolean
  private stuckUntil = Number.NEGATIVE_INFINITY
  private isStarted: boolean
  private warmedUp: number
  /** Those that are there from the beginning started long before. */
  private startsAt = Number.NEGATIVE_INFINITY
  private lastRestart = Number.NEGATIVE_INFINITY
  private inARow = 0
  private asking: Record<ProbeName, Asking>

  /** Begins warmed up and in service. */
  constructor(id: number, now: number) {
    this.id = id
    this.isReady = true
    this.isStarted = true
    this.warmedUp = warmUpSeconds * 1000
    // Replicas were not started in the same instant, so neither are their questions asked in one.
    this.asking = freshAsking(now + id * 300)
  }

  hang(until: number): void {
    this.stuckUntil = until
  }

  stateAt(now: number): 'waiting' | 'starting' | 'running' {
    if (now < this.startsAt) return 'waiting'
    return this.isWarm() ? 'running' : 'starting'
  }

  answer(path: Probe['path'], { now, isDatabasePaused }: Pick<Surroundings, 'now' | 'isDatabasePaused'>): Answer {
    if (now < this.startsAt || !this.isWarm()) return 'refused'
    if (now < this.stuckUntil) return 'hangs'
    return path === '/ready' && isDatabasePaused ? 503 : 200
  }

  /** Asks again from now on, as new checks are in place. */
  forgetQuestions(now: number): void {
    this.asking = freshAsking(now + this.id * 300)
  }

  step(around: Surroundings): void {
    const { now, isDatabasePaused, log } = around
    if (now < this.startsAt) return
    // Warming up means reading from the database, so it makes no headway without one.
    if (!this.isWarm() && !isDatabasePaused) this.warmedUp += stepMilliseconds
    if (!this.isStarted) {
      const outcome = this.ask('startup', around)
      if (outcome === 'lost') this.restart(around, 'startup')
      if (outcome !== 'ok') return
      this.isStarted = true
      log(`replica ${this.id}: startup succeeded`)
    }
    if (this.ask('liveness', around) === 'lost') {
      this.restart(around, 'liveness')
      return
    }
    const readiness = this.ask('readiness', around)
    if (readiness === 'ok' && !this.isReady) log(`replica ${this.id}: ready, gets traffic`)
    if (readiness === 'lost' && this.isReady) log(`replica ${this.id}: not ready, gets no traffic`)
    if (readiness) this.isReady = readiness === 'ok'
  }

  private isWarm(): boolean {
    return this.warmedUp >= warmUpSeconds * 1000
  }

  /**
   * The outcome of a check that decides something at this moment: an answer that was fine, or one
   * failure too many.
   */
  private ask(name: ProbeName, around: Surroundings): 'ok' | 'lost' | undefined {
    const { initialDelaySeconds = 0, periodSeconds, timeoutSeconds, failureThreshold, path } = around.probes[name]
    const asking = this.asking[name]
    if (around.now < asking.next || around.now < this.startsAt + initialDelaySeconds * 1000) return undefined
    const askedAt = asking.waitingSince ?? around.now
    const answer = this.answer(path, around)
    if (answer === 'hangs') {
      asking.waitingSince = askedAt
      if (timeoutSeconds === 0 || around.now - askedAt < timeoutSeconds * 1000) return undefined
    }
    asking.waitingSince = undefined
    // As the kubelet does: a period counts from question to question, however long the answer
    // takes; a question that became due meanwhile is asked at once.
    asking.next = Math.max(around.now, askedAt + periodSeconds * 1000)
    if (answer === 200) {
      asking.failures = 0
      return 'ok'
    }
    asking.failures++
    const seen = { hangs: `no answer within ${timeoutSeconds} s`, refused: 'connection refused', 503: 'answered 503, the database does not answer' }[answer]
    around.log(`replica ${this.id}: ${name} failed (${Math.min(asking.failures, failureThreshold)} of ${failureThreshold}): ${path} ${seen}`)
    return asking.failures >= failureThreshold ? 'lost' : undefined
  }

  private restart({ now, log }: Surroundings, because: ProbeName): void {
    this.inARow = now - this.lastRestart < calmAfter ? this.inARow + 1 : 0
    this.lastRestart = now
    this.startsAt = now + (this.inARow > 0 ? backOff : 0)
    this.restarts++
    this.isReady = false
    this.isStarted = false
    this.stuckUntil = Number.NEGATIVE_INFINITY
    this.warmedUp = 0
    this.asking = freshAsking(this.startsAt)
    const pause = this.inARow > 0 ? `, after a pause of ${backOff / 1000} s as it restarted only just now` : ''
    log(`replica ${this.id}: RESTARTED because of ${because}${pause}`)
  }
}

function freshAsking(now: number): Record<ProbeName, Asking> {
  const entries = probeNames.map((name) => [name, { next: now + 1000, waitingSince: undefined, failures: 0 }])
  return Object.fromEntries(entries) as Record<ProbeName, Asking>
}
