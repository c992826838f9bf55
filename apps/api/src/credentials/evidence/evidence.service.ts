import type { EvidenceState } from '@rampart/contract/calls/evidence'
import { recordAudit } from '../../audit/recordAudit.ts'
import { countAttempt } from '../../auth/attemptLimits.ts'
import { lockLearner } from '../../credits/credits.store.ts'
import type { Database } from '../../database/database.ts'
import {
  findConsent,
  listShowing,
  listSolved,
  lockEvidence,
  writeConsent,
} from './evidence.store.ts'
import { matchingEvidence } from './matchingEvidence.ts'
import { renewEvidence, showsLabs } from './renewEvidence.ts'

/** How often consent can be given a day: each time, credentials may be signed again. */
const changesPerDay = 20
const day = 24 * 60 * 60

/** The learner's consent, and what the credentials show or would show with it. */
export async function readEvidence(db: Database, userId: string): Promise<EvidenceState> {
  const { consent, decidedAt } = await findConsent(db, userId)
  const rows = await listShowing(db, userId)
  const solved = rows.length > 0 ? await listSolved(db, userId) : []
  const shown = rows.map((row) => ({
    type: row.type,
    credentialId: row.credentialId,
    title: row.title,
    evidence: consent === 'shown' ? [...row.evidence] : matchingEvidence(showsLabs(row), solved),
  }))
  return {
    consent,
    decidedAt: decidedAt?.toISOString() ?? null,
    credentials: shown.filter(({ evidence }) => evidence.length > 0),
  }
}

/**
 * Removes the evidence from all of a learner's credentials, for good. Runs in a transaction that
 * has locked the learner. Returns the IDs of the changed credentials.
 */
export async function removeEvidence(tx: Database, userId: string, now: Date): Promise<string[]> {
  await lockEvidence(tx, userId)
  await writeConsent(tx, userId, 'hidden', now)
  return renewEvidence(tx, userId, now)
}

interface Change {
  readonly userId: string
  readonly isShown: boolean
  readonly now: Date
  readonly rateLimitScale: number
}

/**
 * Gives or withdraws the learner's consent, and issues again the credentials that show something
 * else with it. Returns their IDs.
 */
export async function changeConsent(
  db: Database,
  { userId, isShown, now, rateLimitScale }: Change,
): Promise<string[]> {
  const wanted = isShown ? 'shown' : 'hidden'
  if ((await findConsent(db, userId)).consent === wanted) return []
  // Withdrawing needs no limit: it cannot happen more often than consenting.
  if (isShown) {
    const max = Math.ceil(changesPerDay * rateLimitScale)
    await countAttempt(db, { subject: `evidence ${userId}`, max, seconds: day }, now)
  }
  return db.transaction(async (tx) => {
    await lockLearner(tx, userId)
    await lockEvidence(tx, userId)
    if ((await findConsent(tx, userId)).consent === wanted) return []
    await writeConsent(tx, userId, wanted, now)
    await recordAudit(tx, {
      action: isShown ? 'evidence_shown' : 'evidence_hidden',
      subject: `user:${userId}`,
    })
    return renewEvidence(tx, userId, now)
  })
}
