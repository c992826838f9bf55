import { isDeepStrictEqual } from 'node:util'
import { recordAudit } from '../../audit/recordAudit.ts'
import type { Database } from '../../database/database.ts'
import { updateValid } from '../credentials.store.ts'
import type { CredentialRow } from '../credentials.store.ts'
import { nextIssue } from '../signing/nextIssue.ts'
import { eraseWithdrawn } from '../signing/signing.store.ts'
import { findConsent, listShowing, listSolved, lockCredentials } from './evidence.store.ts'
import { matchingEvidence } from './matchingEvidence.ts'
import type { ShowsLabs } from './matchingEvidence.ts'

type ShowingRow = Awaited<ReturnType<typeof listShowing>>[number]

/** What a credential of the learner may contain. */
export function showsLabs({
  labs,
  trackDomain,
  trackLevel,
}: Pick<ShowingRow, 'labs' | 'trackDomain' | 'trackLevel'>): ShowsLabs {
  return trackDomain !== null && trackLevel !== null
    ? { domain: trackDomain, level: trackLevel }
    : { labs: labs ?? [] }
}

/**
 * Issues again, under the same IDs, those of the learner's credentials that show other labs than
 * they should. Earlier copies stay valid, because what they say is still true. Runs in the
 * transaction of the change, after `lockEvidence`. Returns the IDs of what it issued.
 */
export async function renewEvidence(tx: Database, userId: string, now: Date): Promise<string[]> {
  const { consent } = await findConsent(tx, userId)
  await lockCredentials(tx, userId)
  const rows = await listShowing(tx, userId)
  const solved = consent === 'shown' && rows.length > 0 ? await listSolved(tx, userId) : []
  const renewed: string[] = []
  for (const row of rows) {
    const evidence = matchingEvidence(showsLabs(row), solved)
    if (isDeepStrictEqual(evidence, row.evidence)) continue
    await renew(tx, row, { evidence, ...nextIssue(row, now) })
    renewed.push(row.credentialId)
  }
  return renewed
}

async function renew(
  tx: Database,
  { credentialId, version }: CredentialRow,
  changes: Pick<CredentialRow, 'evidence' | 'version' | 'reissuedAt'>,
): Promise<void> {
  if (!(await updateValid(tx, credentialId, changes, version))) return
  await eraseWithdrawn(tx, credentialId)
  await recordAudit(tx, {
    action: 'credential_renewed',
    subject: `credential:${credentialId}`,
    details: { version: changes.version, labs: changes.evidence.length },
  })
}
