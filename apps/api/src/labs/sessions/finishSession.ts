import { labFailureSentences } from '@rampart/contract/errors/labFailures'
import type { LabFailure } from '@rampart/contract/errors/labFailures'
import { canTransition, inProgressStatuses } from '@rampart/contract/rules/labStatus'
import type { LabStatus } from '@rampart/contract/entities/labSession'
import { lockLearner, moveCredits } from '../../credits/credits.store.ts'
import type { Database } from '../../database/database.ts'
import { noteLabEnd } from '../../observing/work.ts'
import { creditsBackAt } from './creditsBack.ts'
import type { Ending } from './creditsBack.ts'
import { listOverdue, listOwnInProgress, lockSession, writeEnd } from './sessions.store.ts'

/** The reference of a session's lines in the ledger. */
export const sessionReference = (id: string): string => `lab-session:${id}`

interface Finish {
  readonly id: string
  readonly userId: string
  readonly now: Date
  /** Why it failed. */
  readonly failure?: LabFailure
  /** The statuses that it may end from; by default all that allow it. */
  readonly from?: readonly LabStatus[]
}

/**
 * Ends a session together with its credits, in one transaction, with one line in the ledger: a
 * refund of all or some of them, or the charge that makes the hold final. False if the session
 * cannot change to that status (any more), so that of several callers exactly one succeeds.
 */
export async function finishSession(
  db: Database,
  to: Ending,
  { id, userId, now, failure, from = inProgressStatuses }: Finish,
): Promise<boolean> {
  const isFinished = await db.transaction(async (tx) => {
    await lockLearner(tx, userId)
    const locked = await lockSession(
      tx,
      { id, userId },
      from.filter((status) => canTransition(status, to)),
      to === 'expired' ? now : undefined,
    )
    if (!locked) return false
    const { session, lab } = locked
    const line = await creditsBackAt(tx, to, session, { failure, now })
    await writeEnd(tx, session, {
      status: to,
      // The end is the planned one, however late it is noticed.
      endedAt: to === 'expired' ? session.expiresAt : now,
      creditsUsed: session.creditsUsed - line.amount,
      creditsBack: line.kind === 'unused' ? line.amount : 0,
      failure: failure ?? null,
      errorMessage: failure ? labFailureSentences[failure] : null,
      updatedAt: now,
    })
    await moveCredits(tx, {
      userId,
      ...line,
      reference: sessionReference(id),
      sessionId: id,
      note: lab.title,
      now,
    })
    return true
  })
  if (isFinished) noteLabEnd({ status: to })
  return isFinished
}

/**
 * Ends a session in progress for its learner: refunded in full before it is active, else its unused
 * half-hours alone. In this order, because a session can become active between the two attempts,
 * but never the other way round. False if it had ended before.
 */
export const endByLearner = async (
  db: Database,
  finish: Pick<Finish, 'id' | 'userId' | 'now'>,
): Promise<boolean> =>
  (await finishSession(db, 'abandoned', finish)) || (await finishSession(db, 'completed', finish))

/** Ends every session in progress of a learner whose account is closed. */
export async function endAllByLearner(db: Database, userId: string, now: Date): Promise<void> {
  for (const id of await listOwnInProgress(db, userId)) await endByLearner(db, { id, userId, now })
}

/**
 * Ends the sessions that are past their time: of one learner, before they are read, or of everyone.
 */
export async function expireSessions(db: Database, now: Date, userId?: string): Promise<number> {
  const overdue = await listOverdue(db, now, userId)
  for (const session of overdue) await finishSession(db, 'expired', { ...session, now })
  return overdue.length
}
