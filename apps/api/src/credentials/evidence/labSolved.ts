import type { Database } from '../../database/database.ts'
import { findLabById } from '../../labs/labs.store.ts'
import type { MailAdding } from '../../mail/mailQueue.ts'
import { awardTrack } from './awardTrack.ts'
import { listSolved, lockEvidence } from './evidence.store.ts'
import { renewEvidence } from './renewEvidence.ts'

/**
 * What follows for credentials from a lab that was just solved. Runs in the transaction that writes
 * the solution.
 */
export async function labSolved(
  tx: Database,
  mails: MailAdding,
  { userId, labId }: { userId: string; labId: string },
  now: Date,
): Promise<void> {
  await lockEvidence(tx, userId)
  await renewEvidence(tx, userId, now)
  const lab = await findLabById(tx, labId)
  if (lab)
    await awardTrack(
      tx,
      mails,
      { userId, track: { domain: lab.domain, level: lab.level }, now },
      await listSolved(tx, userId),
    )
}
