import { labFailureSentences } from '@rampart/contract/errors/labFailures'
import type { LabFailure } from '@rampart/contract/errors/labFailures'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../database/database.ts'
import { expireSessions, finishSession } from '../sessions/finishSession.ts'
import { listStuck, startingStatuses } from '../sessions/queue.store.ts'
import { outlivesProcess } from '../runtime/runtime.ts'
import type { Contact } from './contact.ts'
import { isGone, listOthers, listRun, removeIdleRunner } from './runners.store.ts'

/**
 * How long a session may start, or be queued while nobody runs labs, before it fails, in
 * milliseconds.
 */
export const maxStartTime = 5 * 60_000

interface SweepContext {
  readonly db: Database
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  readonly now: () => Date
  /** This process's own runner, which is left out. */
  readonly runnerId: string
  /** This machine and its boot. */
  readonly host: string
  /**
   * Whether this process adopts targets of its machine that outlive the process that started them.
   */
  readonly adopts: boolean
  readonly contact: Contact
}

/**
 * Ends sessions that are past their time, that do not start, or whose runner is gone. Any process
 * may run it, also in parallel.
 */
export async function sweep(context: SweepContext): Promise<void> {
  const { db, now } = context
  await expireSessions(db, now())
  context.contact.note()
  await failStuck(context)
  for (const other of await listOthers(db, context.runnerId)) {
    const isHere = other.host === context.host
    // Targets that outlive their process wait for the next one of their machine, which may be this
    // one.
    const spares = (isHere && context.adopts) || !other.isLost
    const failure = isHere ? 'restarted' : 'server_silent'
    if (await isGone(other, context)) await failRunner(context, { id: other.id, spares }, failure)
  }
}

/**
 * Ends the sessions of all other runners but those to be adopted: for the start on a database that
 * no other process can use.
 */
export async function failOthers(context: SweepContext): Promise<void> {
  for (const { id, host } of await listOthers(context.db, context.runnerId)) {
    const spares = context.adopts && host === context.host
    await failRunner(context, { id, spares }, 'restarted')
  }
}

async function failStuck({ db, log, now }: SweepContext): Promise<void> {
  const stuck = await listStuck(db, new Date(now().getTime() - maxStartTime))
  for (const { id, userId } of stuck) {
    const isFailed = await finishSession(db, 'failed', {
      id,
      userId,
      now: now(),
      failure: 'too_late',
      from: startingStatuses,
    })
    if (isFailed)
      log.warn({ event: 'lab_failed', sessionId: id, userId }, labFailureSentences.too_late)
  }
}

/**
 * Ends the sessions of a runner that is gone, and deletes its row. With `spares`, targets that
 * outlive it keep both.
 */
async function failRunner(
  { db, log, now }: SweepContext,
  { id: runnerId, spares }: { readonly id: string; readonly spares: boolean },
  failure: LabFailure,
): Promise<void> {
  for (const { id, userId, target } of await listRun(db, runnerId)) {
    if (spares && outlivesProcess(target)) continue
    const isFailed = await finishSession(db, 'failed', { id, userId, now: now(), failure })
    if (isFailed)
      log.warn(
        { event: 'lab_failed', sessionId: id, userId, runnerId },
        labFailureSentences[failure],
      )
  }
  await removeIdleRunner(db, runnerId)
}
