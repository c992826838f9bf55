import type { LabTrack } from '@rampart/contract/entities/labTrack'
import { labTrackTitle } from '@rampart/contract/rules/labTracks'
import type { Database } from '../../database/database.ts'
import { listTrack } from '../../labs/labs.store.ts'
import type { MailAdding } from '../../mail/mailQueue.ts'
import { findUserById } from '../../users/users.store.ts'
import { newCredentialId } from '../credentialIds.ts'
import { insertCredential } from '../credentials.store.ts'
import { findConsent } from './evidence.store.ts'
import type { SolvedLab } from './evidence.store.ts'
import { matchingEvidence } from './matchingEvidence.ts'

/**
 * Issues the badge of a track once all of its labs are solved. A learner who has one, valid or
 * revoked, gets no second, and keeps it when labs join the track. Runs in the transaction of a
 * solution, after `lockEvidence`.
 */
export async function awardTrack(
  tx: Database,
  mails: MailAdding,
  { userId, track, now }: { userId: string; track: LabTrack; now: Date },
  solved: readonly SolvedLab[],
): Promise<void> {
  const paths = await listTrack(tx, track)
  const has = new Set(solved.map(({ path }) => path))
  if (paths.length === 0 || !paths.every((path) => has.has(path))) return
  const user = await findUserById(tx, userId)
  if (!user) return
  const { consent } = await findConsent(tx, userId)
  const credentialId = newCredentialId('badge')
  const isIssued = await insertCredential(tx, {
    credentialId,
    type: 'badge',
    source: 'track',
    userId,
    trackDomain: track.domain,
    trackLevel: track.level,
    participantName: `${user.firstName} ${user.lastName}`,
    title: labTrackTitle(track),
    evidence: consent === 'shown' ? matchingEvidence(track, solved) : [],
    issuedAt: now,
  })
  if (isIssued) await mails.add(tx, { kind: 'credential-earned', userId, credentialId })
}
