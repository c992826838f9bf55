import { recoveryCodeLength } from '@rampart/contract/rules/recoveryCodes'
import { and, count, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { randomCharacters } from '../randomCharacters.ts'
import { sha256 } from '../sha256.ts'
import { recoveryCodes } from './factors.tables.ts'

/** How many codes an account gets. */
const codesMade = 10

const hashOf = (userId: string, code: string): string => sha256(`${userId} ${code}`)

/**
 * Makes codes in place of all earlier ones, and returns them in the form in which they are
 * compared.
 */
export async function renewRecoveryCodes(tx: Database, userId: string): Promise<string[]> {
  await deleteRecoveryCodes(tx, userId)
  const codes = Array.from({ length: codesMade }, () => randomCharacters(recoveryCodeLength))
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ codeHash: hashOf(userId, code), userId })))
  return codes
}

export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
  return row?.left ?? 0
}

/** Whether this code is one of the account's and unused. */
export async function hasRecoveryCode(
  db: Database,
  userId: string,
  code: string,
): Promise<boolean> {
  const [row] = await db
    .select({ userId: recoveryCodes.userId })
    .from(recoveryCodes)
    .where(isUnused(userId, code))
  return row !== undefined
}

/**
 * Uses a code. False if it is not one of the account's, or was used: of two uses at the same time
 * only one is true.
 */
export async function takeRecoveryCode(
  tx: Database,
  { userId, code, now }: { userId: string; code: string; now: Date },
): Promise<boolean> {
  const rows = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(isUnused(userId, code))
    .returning({ userId: recoveryCodes.userId })
  return rows.length > 0
}

export async function deleteRecoveryCodes(tx: Database, userId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

const isUnused = (userId: string, code: string) =>
  and(
    eq(recoveryCodes.codeHash, hashOf(userId, code)),
    eq(recoveryCodes.userId, userId),
    isNull(recoveryCodes.usedAt),
  )
