import { randomBytes } from 'node:crypto'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { deleteInBatches } from '../database/deleteInBatches.store.ts'
import { sha256 } from '../sha256.ts'
import { passkeyChallenges } from './passkeys.tables.ts'
import type { challengePurposes } from './passkeys.tables.ts'

/** How long a challenge can be used, in milliseconds. */
export const challengeLifetime = 5 * 60 * 1000

/** What a challenge is for. */
export interface ChallengeUse {
  readonly purpose: (typeof challengePurposes)[number]
  /** The only account that may use it; null if the passkey names its account. */
  readonly userId: string | null
  /** The session or pending sign-in that it is made in; null if there is none. */
  readonly within: string | null
}

const boundTo = ({ within }: ChallengeUse) => (within === null ? null : sha256(within))

/** Makes a challenge. Returns its bytes, as WebAuthn encodes them. */
export async function insertChallenge(db: Database, use: ChallengeUse, now: Date): Promise<string> {
  const challenge = randomBytes(32).toString('base64url')
  await db.insert(passkeyChallenges).values({
    challengeHash: sha256(challenge),
    purpose: use.purpose,
    userId: use.userId,
    boundTo: boundTo(use),
    expiresAt: new Date(now.getTime() + challengeLifetime),
  })
  return challenge
}

/**
 * Uses a challenge up, with any result. False if it is for another use, has ended, or another
 * request was faster.
 */
export async function takeChallenge(
  db: Database,
  challenge: string,
  use: ChallengeUse,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, sha256(challenge)),
        eq(passkeyChallenges.purpose, use.purpose),
        sql`${passkeyChallenges.userId} is not distinct from ${use.userId}`,
        sql`${passkeyChallenges.boundTo} is not distinct from ${boundTo(use)}`,
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ purpose: passkeyChallenges.purpose })
  return rows.length > 0
}

export async function deleteChallenges(tx: Database, userId: string): Promise<void> {
  await tx.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, userId))
}

export const sweepChallenges = (db: Database, now: Date): Promise<void> =>
  deleteInBatches(db, passkeyChallenges, lte(passkeyChallenges.expiresAt, now))
