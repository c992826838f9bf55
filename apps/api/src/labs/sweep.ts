import { and, inArray, lte } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/database.ts'
import { isAlive } from '../processIdentity.ts'
import { expireSessions, finishSession } from './finishSession.ts'
import { labSessions } from './labs.tables.ts'
import { listOthers, listRun, removeRunner } from './runners.store.ts'

/** How long a session may wait or start before it fails, in milliseconds. */
export const maxStartTime = 5 * 60_000

export const failures = {
  didNotStart: 'The lab environment did not start.',
  tooLate: 'The lab environment did not start in time.',
  stopped: 'The lab environment stopped unexpectedly.',
  restarted: 'The lab environment stopped because the site restarted.',
  shutDown: 'The lab environment stopped because the site was shut down.',
  silent: 'The lab environment was lost because its server does not answer.',
} as const

interface SweepContext {
  readonly db: Database
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  readonly now: () => Date
  /** This process's own, not to be judged by itself. */
  readonly runnerId: string
  /** This machine, this boot of it. */
  readonly host: string
}

/** Ends sessions whose time is over, that do not start, or whose runner is gone. Any process may do it, several at once too. */
export async function sweep(context: SweepContext): Promise<void> {
  const { db, now } = context
  await expireSessions(db, now())
  await failStuck(context)
  const others = await listOthers(db, context.runnerId)
  for (const other of others) {
    // A process of this machine can be asked for; any other is known by its silence.
    const isHere = other.host === context.host
    const isGone = isHere ? !(await isAlive({ pid: other.pid, startedAt: other.pidStartedAt })) : other.isSilent
    if (isGone) await failRunner(context, other.id, isHere ? failures.restarted : failures.silent)
  }
}

/** Ends what all other runners had: for the start on a database that no other process can have. */
export async function failOthers(context: SweepContext): Promise<void> {
  for (const { id } of await listOthers(context.db, context.runnerId)) await failRunner(context, id, failures.restarted)
}

async function failStuck({ db, log, now }: SweepContext): Promise<void> {
  const from = ['queued', 'provisioning'] as const
  const stuck = await db
    .select({ id: labSessions.id, userId: labSessions.userId })
    .from(labSessions)
    .where(and(inArray(labSessions.status, from), lte(labSessions.updatedAt, new Date(now().getTime() - maxStartTime))))
    .limit(100)
  for (const { id, userId } of stuck) {
    const isFailed = await finishSession(db, 'failed', { id, userId, now: now(), errorMessage: failures.tooLate, from })
    if (isFailed) log.warn({ event: 'lab_failed', sessionId: id, userId }, failures.tooLate)
  }
}

/** Ends what a runner that is gone had under way, and takes it off the list. */
async function failRunner({ db, log, now }: SweepContext, runnerId: string, errorMessage: string): Promise<void> {
  for (const { id, userId } of await listRun(db, runnerId)) {
    const isFailed = await finishSession(db, 'failed', { id, userId, now: now(), errorMessage })
    if (isFailed) log.warn({ event: 'lab_failed', sessionId: id, userId, runnerId }, errorMessage)
  }
  await removeRunner(db, runnerId)
}
