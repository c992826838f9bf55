import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../database/database.ts'
import { lastLookAt, tellLastLook } from '../sessions/sessionNews.ts'
import type { SessionNews } from '../sessions/sessionNews.ts'
import { isHeard } from '../runner/runners.store.ts'
import { findOpenMission } from './missions.store.ts'
import { announceEnding } from './signals.ts'
import type { MissionWatcher } from './watcher.ts'

/** Longer than a look takes, unless the target hangs, in milliseconds. */
const longestWait = 5_000

interface LastLookContext {
  readonly db: Database
  readonly news: Pick<SessionNews, 'follow'>
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * Lets the process that runs a session look at it, for a process that cannot reach its target.
 * Resolves after that look, or after five seconds, or at once if that process seems to be dead;
 * never fails.
 */
export async function askForLastLook(
  { db, news, log }: LastLookContext,
  sessionId: string,
): Promise<void> {
  const looked = Promise.withResolvers<void>()
  const timer = setTimeout(looked.resolve, longestWait)
  const unfollow = news.follow(lastLookAt(sessionId), looked.resolve)
  try {
    const runnerId = (await findOpenMission(db, sessionId))?.runnerId
    if (!runnerId || !(await isHeard(db, runnerId))) return
    await announceEnding(db, sessionId)
    await looked.promise
  } catch (error) {
    log.warn({ err: error, sessionId }, 'the last look at a lab could not be asked for')
  } finally {
    clearTimeout(timer)
    unfollow()
  }
}

interface RunnerContext extends Omit<LastLookContext, 'news'> {
  readonly runnerId: string
  readonly watcher: Pick<MissionWatcher, 'lookBeforeEnd'>
}

/** What another process asked for with `askForLastLook`, if this one runs the session. */
export async function giveLastLook(
  { db, log, runnerId, watcher }: RunnerContext,
  sessionId: string,
): Promise<void> {
  try {
    if ((await findOpenMission(db, sessionId))?.runnerId !== runnerId) return
    await watcher.lookBeforeEnd(sessionId)
    await tellLastLook(db, sessionId)
  } catch (error) {
    log.warn({ err: error, sessionId }, 'the last look at a lab could not be taken')
  }
}
