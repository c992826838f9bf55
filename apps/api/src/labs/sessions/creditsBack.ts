import type { LabFailure } from '@rampart/contract/errors/labFailures'
import { fullRefunds, unusedCredits } from '@rampart/contract/rules/labRefund'
import type { historyStatuses } from '@rampart/contract/rules/labStatus'
import type { Database } from '../../database/database.ts'
import { countStopRefunds } from './sessions.store.ts'
import type { SessionRow } from './sessions.store.ts'

/** How a session can end. */
export type Ending = (typeof historyStatuses)[number]

/** In which {@link fullRefunds} are given: thirty days, in milliseconds. */
const span = 30 * 24 * 60 * 60_000

/** The line that the end of a session has in the ledger. */
export interface EndLine {
  readonly kind: 'refund' | 'unused' | 'charge'
  readonly amount: number
}

/**
 * What an ending gives back: all credits of a session that fails or ends before it is active, those
 * of the unused half-hours of one that its learner ends, none of one whose time is over. A session
 * whose target stopped by itself is as one that its learner ends, once as many as
 * {@link fullRefunds} have been refunded. The learner is locked.
 */
export async function creditsBackAt(
  tx: Database,
  to: Ending,
  session: SessionRow,
  { failure, now }: { readonly failure: LabFailure | undefined; readonly now: Date },
): Promise<EndLine> {
  if (to === 'expired') return { kind: 'charge', amount: 0 }
  const isAll =
    to === 'abandoned' ||
    (to === 'failed' && (failure !== 'stopped' || (await isRefundLeft(tx, session, now))))
  if (isAll) return lineOf('refund', session.creditsUsed)
  const startedAt = session.startedAt?.toISOString() ?? null
  return lineOf('unused', unusedCredits({ ...session, startedAt }, now.getTime()))
}

const lineOf = (kind: EndLine['kind'], amount: number): EndLine => ({
  kind: amount === 0 ? 'charge' : kind,
  amount,
})

/** Whether a session whose target stops now is refunded in full. */
const isRefundLeft = async (
  tx: Database,
  { userId, startedAt }: SessionRow,
  now: Date,
): Promise<boolean> =>
  // Before it is active nobody could use it.
  startedAt === null ||
  (await countStopRefunds(tx, userId, new Date(now.getTime() - span))) < fullRefunds
