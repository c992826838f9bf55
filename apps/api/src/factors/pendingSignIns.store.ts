import { randomBytes } from 'node:crypto'
import { and, eq, getTableColumns, gt, lt, lte, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { deleteInBatches } from '../database/deleteInBatches.store.ts'
import { sha256 } from '../sha256.ts'
import { isOpen } from '../users/users.store.ts'
import type { UserRow } from '../users/users.store.ts'
import { users } from '../users/users.tables.ts'
import { pendingSignIns } from './factors.tables.ts'

/** How long a sign-in waits for its second factor, in milliseconds. */
const lifetime = 10 * 60 * 1000

/** How many codes one sign-in may try. */
const maxTries = 5

/** Remembers that the password was right. Returns the challenge that names the sign-in. */
export async function insertPendingSignIn(
  db: Database,
  { id, tokenVersion }: Pick<UserRow, 'id' | 'tokenVersion'>,
  now: Date,
): Promise<string> {
  const challenge = randomBytes(16).toString('base64url')
  await db.insert(pendingSignIns).values({
    challengeHash: sha256(challenge),
    userId: id,
    tokenVersion,
    expiresAt: new Date(now.getTime() + lifetime),
  })
  return challenge
}

/**
 * The account of a sign-in that can still be finished: its password and token version have not
 * changed.
 */
export async function findPendingUser(
  db: Database,
  challenge: string,
  now: Date,
): Promise<UserRow | null> {
  const [row] = await db
    .select(getTableColumns(users))
    .from(pendingSignIns)
    .innerJoin(
      users,
      and(eq(users.id, pendingSignIns.userId), eq(users.tokenVersion, pendingSignIns.tokenVersion)),
    )
    .where(and(isPending(challenge, now), isOpen))
    .limit(1)
  return row ?? null
}

/** Counts a try in one statement, before anything is compared. False if none is left. */
export async function countPendingTry(
  db: Database,
  challenge: string,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(pendingSignIns)
    .set({ tries: sql`${pendingSignIns.tries} + 1` })
    .where(isPending(challenge, now))
    .returning({ userId: pendingSignIns.userId })
  return rows.length > 0
}

/** Ends a pending sign-in. False if another request ended it. */
export async function deletePendingSignIn(tx: Database, challenge: string): Promise<boolean> {
  const rows = await tx
    .delete(pendingSignIns)
    .where(eq(pendingSignIns.challengeHash, sha256(challenge)))
    .returning({ userId: pendingSignIns.userId })
  return rows.length > 0
}

export async function deletePendingSignIns(tx: Database, userId: string): Promise<void> {
  await tx.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId))
}

export const sweepPendingSignIns = (db: Database, now: Date): Promise<void> =>
  deleteInBatches(db, pendingSignIns, lte(pendingSignIns.expiresAt, now))

const isPending = (challenge: string, now: Date) =>
  and(
    eq(pendingSignIns.challengeHash, sha256(challenge)),
    gt(pendingSignIns.expiresAt, now),
    lt(pendingSignIns.tries, maxTries),
  )
