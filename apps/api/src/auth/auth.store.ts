import { and, eq, gt, lte } from 'drizzle-orm'
import { registrations } from '../accounts/accounts.tables.ts'
import type { Database } from '../database/database.ts'
import { deniedTokens, failureCounters } from './auth.tables.ts'

/** Makes a token void for the rest of its time; twice is once. */
export async function denyToken(db: Database, jti: string, expiresAt: Date): Promise<void> {
  await db.insert(deniedTokens).values({ jti, expiresAt }).onConflictDoNothing()
}

export async function isDenied(db: Database, jti: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ jti: deniedTokens.jti })
    .from(deniedTokens)
    .where(and(eq(deniedTokens.jti, jti), gt(deniedTokens.expiresAt, now)))
    .limit(1)
  return rows.length === 1
}

/** Removes rows that have no effect any more. */
export async function sweep(db: Database, now: Date): Promise<void> {
  await db.delete(deniedTokens).where(lte(deniedTokens.expiresAt, now))
  await db.delete(registrations).where(lte(registrations.expiresAt, now))
  await db.delete(failureCounters).where(lte(failureCounters.windowEndsAt, now))
}
