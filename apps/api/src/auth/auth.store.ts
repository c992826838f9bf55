import { and, eq, gt, lt, lte, sql } from 'drizzle-orm'
import { recordAudit } from '../audit/recordAudit.ts'
import { registrations, resetCodes } from '../accounts/accounts.tables.ts'
import type { Database } from '../database/database.ts'
import { pendingSignIns } from '../factors/factors.tables.ts'
import { prepareOnce } from '../database/prepareOnce.ts'
import { passkeyChallenges } from '../passkeys/passkeys.tables.ts'
import { defaultRetention, endOf } from '../retention/retentionSettings.ts'
import { isOpen } from '../users/users.store.ts'
import { users } from '../users/users.tables.ts'
import { deniedTokens, devices, failureCounters, signInSessions } from './auth.tables.ts'
import type { Session } from './sessions.ts'

/** Makes a token of an account invalid until it expires. Calling it again changes nothing. */
export async function denyToken(
  db: Database,
  { user, jti, expiresAt }: Pick<Session, 'user' | 'jti' | 'expiresAt'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const denied = await tx
      .insert(deniedTokens)
      .values({ jti, expiresAt })
      .onConflictDoNothing()
      .returning({ jti: deniedTokens.jti })
    if (denied.length > 0)
      await recordAudit(tx, { action: 'session_ended', subject: `user:${user.id}` })
  })
}

const sessionQuery = prepareOnce((db) =>
  db
    .select({
      tokenVersion: users.tokenVersion,
      denied: deniedTokens.jti,
      lastUsedAt: signInSessions.lastUsedAt,
    })
    .from(users)
    .leftJoin(
      deniedTokens,
      and(
        eq(deniedTokens.jti, sql.placeholder('jti')),
        gt(deniedTokens.expiresAt, sql`${sql.placeholder('now')}::timestamptz`),
      ),
    )
    .leftJoin(signInSessions, eq(signInSessions.jti, sql.placeholder('jti')))
    .where(and(eq(users.id, sql.placeholder('userId')), isOpen))
    .limit(1)
    .prepare('session'),
)

/**
 * What an account says to a token of it: the version that it accepts, whether the token was signed
 * out, and when it was last used. Null if the account is closed.
 */
export async function findSession(
  db: Database,
  { userId, jti, now }: { userId: string; jti: string; now: Date },
): Promise<{ tokenVersion: number; isSignedOut: boolean; lastUsedAt: Date | null } | null> {
  const [row] = await sessionQuery(db).execute({ userId, jti, now: now.toISOString() })
  if (!row) return null
  const { tokenVersion, denied, lastUsedAt } = row
  return { tokenVersion, isSignedOut: denied !== null, lastUsedAt }
}

export async function findCounter(db: Database, key: string) {
  const [row] = await db.select().from(failureCounters).where(eq(failureCounters.key, key))
  return row
}

/**
 * Adds one to a counter and returns it. A missing or expired counter starts at 1 and ends at
 * `windowEndsAt`.
 */
export async function addToCounter(db: Database, key: string, windowEndsAt: Date, now: Date) {
  const isOver = lt(failureCounters.windowEndsAt, now)
  const [row] = await db
    .insert(failureCounters)
    .values({ key, count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: failureCounters.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${failureCounters.count} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${failureCounters.windowEndsAt} end`,
      },
    })
    .returning()
  return row
}

/**
 * Adds to several counters at once and returns them. A missing or expired one starts with the given
 * count and end.
 */
export function addToCounters(
  db: Database,
  rows: readonly { key: string; count: number; windowEndsAt: Date }[],
  now: Date,
) {
  const { count, windowEndsAt } = failureCounters
  const isOver = sql`${windowEndsAt} < ${now.toISOString()}::timestamptz`
  return db
    .insert(failureCounters)
    .values([...rows])
    .onConflictDoUpdate({
      target: failureCounters.key,
      set: {
        count: sql`case when ${isOver} then excluded.count else ${count} + excluded.count end`,
        windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${windowEndsAt} end`,
      },
    })
    .returning()
}

/**
 * Removes rows that no longer have an effect, and devices that were last used before
 * `devicesUntil`; null keeps those. A registration stays for a day after its code, as its mail may
 * be late and then has another code. A signed-out token stays as long after its end, so that a
 * clock that was set wrong for some hours makes none valid again.
 */
export async function sweep(
  db: Database,
  now: Date,
  devicesUntil: Date | null = endOf(defaultRetention.devices, now),
): Promise<void> {
  const dayAgo = new Date(now.getTime() - 24 * 60 * 60_000)
  await db.delete(deniedTokens).where(lte(deniedTokens.expiresAt, dayAgo))
  await db.delete(signInSessions).where(lte(signInSessions.expiresAt, now))
  if (devicesUntil) await db.delete(devices).where(lte(devices.usedAt, devicesUntil))
  await db.delete(registrations).where(lte(registrations.expiresAt, dayAgo))
  await db.delete(resetCodes).where(lte(resetCodes.expiresAt, now))
  await db.delete(pendingSignIns).where(lte(pendingSignIns.expiresAt, now))
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now))
  await db.delete(failureCounters).where(lte(failureCounters.windowEndsAt, now))
}
