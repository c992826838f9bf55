import { canTransition, inProgressStatuses } from '@rampart/contract/rules/labStatus'
import type { historyStatuses } from '@rampart/contract/rules/labStatus'
import { and, eq, inArray, lte } from 'drizzle-orm'
import type { LabStatus } from '@rampart/contract/entities/labSession'
import { lockLearner, moveCredits } from '../credits/credits.store.ts'
import type { Database } from '../database/database.ts'
import { labs, labSessions } from './labs.tables.ts'
import { listOverdue } from './sessions.store.ts'

/** How a session can end. */
export type Ending = (typeof historyStatuses)[number]

/** A session that fails or is ended before it is active costs nothing; any other is charged. */
const isRefunded: Record<Ending, boolean> = { completed: false, expired: false, failed: true, abandoned: true }

/** What the lines of the ledger about a session refer to. */
export const sessionReference = (id: string): string => `lab-session:${id}`

interface Finish {
  readonly id: string
  readonly userId: string
  readonly now: Date
  /** Why it failed, for the learner. */
  readonly errorMessage?: string
  /** The statuses that it ends from, where not all that it may. */
  readonly from?: readonly LabStatus[]
}

/**
 * Ends a session together with its money, in one transaction: a refund of all that was taken, or the charge that makes it
 * final. False where the session may not pass to that status (any more), so that of several who try exactly one succeeds.
 */
export function finishSession(db: Database, to: Ending, { id, userId, now, errorMessage, from = inProgressStatuses }: Finish): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockLearner(tx, userId)
    const [session] = await tx
      .select()
      .from(labSessions)
      .where(
        and(
          eq(labSessions.id, id),
          eq(labSessions.userId, userId),
          inArray(
            labSessions.status,
            from.filter((status) => canTransition(status, to)),
          ),
          to === 'expired' ? lte(labSessions.expiresAt, now) : undefined,
        ),
      )
      .for('update')
      .limit(1)
    if (!session) return false
    await tx
      .update(labSessions)
      .set({
        status: to,
        // Time over is time over, whenever it is noticed.
        endedAt: to === 'expired' ? session.expiresAt : now,
        creditsUsed: isRefunded[to] ? 0 : session.creditsUsed,
        errorMessage: errorMessage ?? null,
        credentials: session.credentials.map(({ name }) => ({ name, value: '' })),
        target: null,
        gatewaySecret: null,
        updatedAt: now,
      })
      .where(eq(labSessions.id, id))
    const [lab] = await tx.select({ title: labs.title }).from(labs).where(eq(labs.id, session.labId)).limit(1)
    const entry = { userId, reference: sessionReference(id), sessionId: id, note: lab?.title ?? '', now }
    if (!isRefunded[to]) await moveCredits(tx, { ...entry, kind: 'charge', amount: 0 })
    else if (session.creditsUsed > 0) await moveCredits(tx, { ...entry, kind: 'refund', amount: session.creditsUsed })
    return true
  })
}

/** Ends the sessions whose time is over: of one learner, before anything is said about them, or of everybody. */
export async function expireSessions(db: Database, now: Date, userId?: string): Promise<number> {
  const overdue = await listOverdue(db, now, userId)
  for (const session of overdue) await finishSession(db, 'expired', { ...session, now })
  return overdue.length
}
