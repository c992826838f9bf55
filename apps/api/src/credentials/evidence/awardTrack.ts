import type { LabTrack } from '@rampart/contract/entities/labTrack'
import { labTrackTitle } from '@rampart/contract/rules/labTracks'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { labs } from '../../labs/labs.tables.ts'
import { findUserById } from '../../users/users.store.ts'
import { newCredentialId } from '../credentialIds.ts'
import { insertCredential } from '../credentials.store.ts'
import { findConsent } from './evidence.store.ts'
import type { SolvedLab } from './evidence.store.ts'
import { matchingEvidence } from './matchingEvidence.ts'

/** Fewer labs are no track. */
const fewest = 2

/** The paths of a track's labs: those that are listed and can be solved. */
async function listTrack(tx: Database, { domain, level }: LabTrack): Promise<string[]> {
  const rows = await tx
    .select({ path: labs.path, checks: labs.checks })
    .from(labs)
    .where(and(eq(labs.domain, domain), eq(labs.level, level), eq(labs.listed, true)))
    .limit(1_000)
  return rows.flatMap(({ path, checks }) => (checks.length > 0 ? [path] : []))
}

/**
 * Issues the badge of a track once all of its labs are solved. A learner who has one, valid or revoked, gets no second, and keeps it when labs
 * join the track. Runs in the transaction of a solution, after `lockEvidence`.
 */
export async function awardTrack(
  tx: Database,
  { userId, track, now }: { userId: string; track: LabTrack; now: Date },
  solved: readonly SolvedLab[],
): Promise<void> {
  const paths = await listTrack(tx, track)
  const has = new Set(solved.map(({ path }) => path))
  if (paths.length < fewest || !paths.every((path) => has.has(path))) return
  const user = await findUserById(tx, userId)
  if (!user) return
  const { consent } = await findConsent(tx, userId)
  await insertCredential(tx, {
    credentialId: newCredentialId('badge'),
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
}
