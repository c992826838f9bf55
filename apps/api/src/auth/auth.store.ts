import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { recordAudit } from '../audit/recordAudit.ts'
import type { Database } from '../database/database.ts'
import { deleteInBatches } from '../database/deleteInBatches.store.ts'
import { prepareOnce } from '../database/prepareOnce.ts'
import { isOpen } from '../users/users.store.ts'
import { users } from '../users/users.tables.ts'
import { deniedTokens, signInSessions } from './auth.tables.ts'
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
 * What decides whether a token is accepted: the version that its account accepts, whether the token
 * was signed out, and when it was last used. Null if the account is closed.
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

/**
 * Removes signed-out tokens a day after their end, so that a clock that was set wrong for some
 * hours makes none valid again.
 */
export function sweepDeniedTokens(db: Database, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - 24 * 60 * 60_000)
  return deleteInBatches(db, deniedTokens, lte(deniedTokens.expiresAt, dayAgo))
}

export const sweepSignInSessions = (db: Database, now: Date): Promise<void> =>
  deleteInBatches(db, signInSessions, lte(signInSessions.expiresAt, now))
