import type { FastifyBaseLogger } from 'fastify'
import pLimit from 'p-limit'
import type { Database } from '../../database/database.ts'
import type { MailAdding } from '../../mail/mailQueue.ts'
import { reachFrom } from '../runtime/reach.ts'
import type { TargetHandle } from '../runtime/runtime.ts'
import { askTarget } from './askTarget.ts'
import { applyReport } from './checks.ts'
import { findOpenMission, listEndingMissions, recordReport } from './missions.store.ts'
import { nextLook } from './nextLook.ts'
import type { LookTimes } from './nextLook.ts'

/** How many targets are asked at the same time. */
const looksAtOnce = 8
/** How long a page counts as open after it was last heard of, in milliseconds. */
const watchTime = 25_000
/** How long before a session's time is over it is looked at for the last time, in milliseconds. */
const beforeEnd = 400

interface WatcherContext {
  readonly db: Database
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  readonly now: () => Date
  /** Tells learners of badges that they earn. */
  readonly mails: MailAdding
  readonly runnerId: string
  /** This machine and its boot. */
  readonly host: string
}

/** Finds out which checks of this machine's labs are true, and writes what has changed. */
export interface MissionWatcher {
  /** A request of a session was sent to its target. */
  used(sessionId: string): void
  /**
   * The same, through another process, which does not look; only the process that runs the session
   * acts on that.
   */
  usedElsewhere(sessionId: string): void
  /** The page of a session is open; only the process that runs it acts on that. */
  watched(sessionId: string): void
  /**
   * Looks at once, so that nothing is lost when the session ends now. Takes 8 seconds at most,
   * where a target hangs; never fails. Returns whether this process can reach the target.
   */
  lookBeforeEnd(sessionId: string): Promise<boolean>
  /** Arranges the last look at the sessions whose time is over within so many milliseconds. */
  expectEnds(within: number): Promise<void>
  close(): Promise<void>
}

interface Entry {
  times: LookTimes
  /** This process looks even if another one runs the session: it has passed requests of it. */
  isPassing?: boolean
  timer?: NodeJS.Timeout | undefined
  /** Its next look waits for looks at others. */
  isQueued?: boolean
  looking?: Promise<boolean> | undefined
}

export function createWatcher(context: WatcherContext): MissionWatcher {
  const { db, log, now } = context
  const entries = new Map<string, Entry>()
  const ending = new Map<string, NodeJS.Timeout>()
  const limit = pLimit(looksAtOnce)
  let isClosed = false
  const time = () => now().getTime()

  /** Where this process reaches the target, if it has a reason to. */
  const reachOf = (target: TargetHandle, runnerId: string | null, { isPassing }: Entry) =>
    runnerId === context.runnerId || isPassing ? reachFrom(context.host, target) : undefined

  function forget(sessionId: string): void {
    clearTimeout(entries.get(sessionId)?.timer)
    entries.delete(sessionId)
  }

  /** Returns whether this process can reach the target. */
  async function look(sessionId: string, entry: Entry): Promise<boolean> {
    const askedAt = now()
    entry.times = { ...entry.times, lookedAt: askedAt.getTime() }
    try {
      const mission = await findOpenMission(db, sessionId)
      const reach = mission && reachOf(mission.target, mission.runnerId, entry)
      if (!reach) {
        forget(sessionId)
        return false
      }
      const { gatewaySecret, checks } = mission
      const holding = await askTarget({ ...reach, gatewaySecret })
      entry.times = { ...entry.times, failures: 0 }
      if (applyReport(checks, holding, askedAt).checks === checks) return true
      if (!(await recordReport(db, sessionId, holding, askedAt, context.mails))) return true
      log.info({ event: 'lab_solved', sessionId }, 'a lab was solved')
      forget(sessionId)
    } catch (error) {
      // Once: a target that hangs is asked again and again.
      if (entry.times.failures === 0)
        log.warn({ err: error, sessionId }, 'the checks of a lab could not be read')
      entry.times = { ...entry.times, failures: entry.times.failures + 1 }
    }
    return true
  }

  /** One look at a time: those that are asked for meanwhile wait for the next. */
  function start(sessionId: string, entry: Entry): Promise<boolean> {
    entry.looking ??= look(sessionId, entry).finally(() => {
      entry.looking = undefined
      schedule(sessionId)
    })
    return entry.looking
  }

  function enqueue(sessionId: string, entry: Entry): void {
    entry.isQueued = true
    void limit(() => {
      entry.isQueued = false
      return start(sessionId, entry)
    })
  }

  function schedule(sessionId: string): void {
    const entry = entries.get(sessionId)
    if (!entry || entry.isQueued || entry.looking || isClosed) return
    clearTimeout(entry.timer)
    const at = nextLook(entry.times, time())
    if (at === null) return forget(sessionId)
    const pause = Math.max(0, at - time())
    entry.timer = setTimeout(() => enqueue(sessionId, entry), pause).unref()
  }

  function change(sessionId: string, times: Partial<LookTimes>): Entry {
    const known = entries.get(sessionId)
    const never = { usedAt: 0, watchedUntil: 0, lookedAt: 0, failures: 0 }
    const entry = known ?? { times: never }
    entry.times = { ...entry.times, ...times }
    if (!known) entries.set(sessionId, entry)
    return entry
  }

  async function lookBeforeEnd(sessionId: string): Promise<boolean> {
    if (isClosed) return false
    const entry = change(sessionId, { usedAt: time() })
    entry.isPassing = true
    await entry.looking
    clearTimeout(entry.timer)
    // Without waiting for looks at others, one of which may hang.
    return start(sessionId, entry)
  }

  return {
    used: (sessionId) => {
      change(sessionId, { usedAt: time() }).isPassing = true
      schedule(sessionId)
    },
    usedElsewhere: (sessionId) => {
      change(sessionId, { usedAt: time() })
      schedule(sessionId)
    },
    watched: (sessionId) => {
      change(sessionId, { watchedUntil: time() + watchTime })
      schedule(sessionId)
    },
    lookBeforeEnd,
    expectEnds: async (within) => {
      const by = new Date(time() + within)
      for (const { id, expiresAt } of await listEndingMissions(db, context.runnerId, by)) {
        clearTimeout(ending.get(id))
        const timer = setTimeout(
          () => {
            ending.delete(id)
            void lookBeforeEnd(id)
          },
          Math.max(0, expiresAt.getTime() - time() - beforeEnd),
        ).unref()
        ending.set(id, timer)
      }
    },
    close: async () => {
      isClosed = true
      for (const timer of ending.values()) clearTimeout(timer)
      for (const { timer } of entries.values()) clearTimeout(timer)
      limit.clearQueue()
      await Promise.all([...entries.values()].map(({ looking }) => looking))
    },
  }
}
