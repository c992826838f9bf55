import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../database/database.ts'
import { isAlive } from '../../processIdentity.ts'
import { expireSessions, finishSession } from '../sessions/finishSession.ts'
import { listStuck, startingStatuses } from '../sessions/queue.store.ts'
import { listOthers, listRun, removeRunner } from './runners.store.ts'

/** How long a session may start, or be queued while nobody runs labs, before it fails, in milliseconds. */
export const maxStartTime = 5 * 60_000

/** Why a session failed, for its learner. */
export const sessionFailures = {
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
  /** This process's own runner, which is left out. */
  readonly runnerId: string
  /** This machine and its boot. */
  readonly host: string
}

/** Ends sessions that are past their time, that do not start, or whose runner is gone. Any process may run it, also in parallel. */
export async function sweep(context: SweepContext): Promise<void> {
  const { db, now } = context
  await expireSessions(db, now())
  await failStuck(context)
  const others = await listOthers(db, context.runnerId)
  for (const other of others) {
    // Processes of this machine can be checked; others are known by their heartbeats.
    const isHere = other.host === context.host
    const isGone = isHere
      ? !(await isAlive({ pid: other.pid, startedAt: other.pidStartedAt }))
      : other.isSilent
    if (isGone)
      await failRunner(
        context,
        other.id,
        isHere ? sessionFailures.restarted : sessionFailures.silent,
      )
  }
}

/** Ends the sessions of all other runners: for the start on a database that no other process can use. */
export async function failOthers(context: SweepContext): Promise<void> {
  for (const { id } of await listOthers(context.db, context.runnerId))
    await failRunner(context, id, sessionFailures.restarted)
}

async function failStuck({ db, log, now }: SweepContext): Promise<void> {
  const stuck = await listStuck(db, new Date(now().getTime() - maxStartTime))
  for (const { id, userId } of stuck) {
    const isFailed = await finishSession(db, 'failed', {
      id,
      userId,
      now: now(),
      errorMessage: sessionFailures.tooLate,
      from: startingStatuses,
    })
    if (isFailed) log.warn({ event: 'lab_failed', sessionId: id, userId }, sessionFailures.tooLate)
  }
}

/** Ends the sessions of a runner that is gone, and deletes its row. */
async function failRunner(
  { db, log, now }: SweepContext,
  runnerId: string,
  errorMessage: string,
): Promise<void> {
  for (const { id, userId } of await listRun(db, runnerId)) {
    const isFailed = await finishSession(db, 'failed', { id, userId, now: now(), errorMessage })
    if (isFailed) log.warn({ event: 'lab_failed', sessionId: id, userId, runnerId }, errorMessage)
  }
  await removeRunner(db, runnerId)
}
