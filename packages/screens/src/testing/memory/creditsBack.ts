import type { LabSession } from '@rampart/contract/entities/labSession'
import { fullRefunds, unusedCredits } from '@rampart/contract/rules/labRefund'
import { labNow } from '../labFixtures.ts'

const isStopped = ({ error }: Pick<LabSession, 'error'>) => error?.code === 'stopped'
const isStopRefund = (session: LabSession) => isStopped(session) && session.creditsUsed === 0

/**
 * The credits that are given back at an end, by the API's rules; `sessions` are all of the
 * learner's.
 */
export function creditsBackAt(
  session: LabSession,
  { status, error }: Pick<LabSession, 'status'> & Partial<LabSession>,
  sessions: readonly LabSession[],
): { kind: 'refund' | 'unused'; amount: number } {
  const isPart = isStopped({ error: error ?? null })
    ? sessions.filter(isStopRefund).length >= fullRefunds
    : status === 'completed'
  if (isPart) return { kind: 'unused', amount: unusedCredits(session, labNow) }
  const isAll = status === 'failed' || status === 'abandoned'
  return { kind: 'refund', amount: isAll ? session.creditsUsed : 0 }
}
