import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { users } from '../users/users.tables.ts'
import { deniedTokens, devices, signInSessions } from './auth.tables.ts'

type SessionRow = typeof signInSessions.$inferSelect

/** The most sessions that are listed. */
const maxListed = 100

/**
 * How old the time of the last use may become, in milliseconds, so that a session costs one write
 * in this time, not one for each request.
 */
export const lastUseResolution = 5 * 60 * 1000

export async function insertSession(tx: Database, values: SessionRow): Promise<void> {
  await tx.insert(signInSessions).values(values)
}

export async function findSignIn(db: Database, jti: string): Promise<SessionRow | null> {
  const [row] = await db.select().from(signInSessions).where(eq(signInSessions.jti, jti)).limit(1)
  return row ?? null
}

/** The account's sessions whose tokens are accepted, the last used first. */
export async function listSignIns(db: Database, userId: string, now: Date): Promise<SessionRow[]> {
  const rows = await db
    .select({ session: signInSessions })
    .from(signInSessions)
    .innerJoin(
      users,
      and(eq(users.id, signInSessions.userId), eq(users.tokenVersion, signInSessions.tokenVersion)),
    )
    .leftJoin(deniedTokens, eq(deniedTokens.jti, signInSessions.jti))
    .where(
      and(
        eq(signInSessions.userId, userId),
        gt(signInSessions.expiresAt, now),
        isNull(deniedTokens.jti),
      ),
    )
    .orderBy(desc(signInSessions.lastUsedAt), desc(signInSessions.signedInAt))
    .limit(maxListed)
  return rows.map(({ session }) => session)
}

/**
 * Whether a program that keeps no device token and says the same about itself is signed in to the
 * account. A browser's session does not count: anyone can name its browser and send no device
 * token.
 */
export async function hasProgramLike(
  tx: Database,
  userId: string,
  { browser, system }: Pick<SessionRow, 'browser' | 'system'>,
  now: Date,
): Promise<boolean> {
  const sessions = await listSignIns(tx, userId, now)
  return sessions.some(
    (session) =>
      session.deviceId === null && session.browser === browser && session.system === system,
  )
}

/**
 * Moves a session to the token that takes the place of its own. Returns the session's device, if it
 * has any.
 */
export async function renewSession(
  tx: Database,
  jti: string,
  next: Pick<SessionRow, 'jti' | 'tokenVersion' | 'expiresAt'>,
): Promise<string | null> {
  const [row] = await tx
    .update(signInSessions)
    .set(next)
    .where(eq(signInSessions.jti, jti))
    .returning({ deviceId: signInSessions.deviceId })
  return row?.deviceId ?? null
}

/** Notes that a session is in use, unless that was noted a moment ago. */
export async function touchSession(db: Database, jti: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - lastUseResolution)
  await db
    .update(signInSessions)
    .set({ lastUsedAt: now })
    .where(and(eq(signInSessions.jti, jti), lt(signInSessions.lastUsedAt, before)))
}

/** Deletes what is stored about an account's sign-ins. */
export async function deleteSignIns(tx: Database, userId: string): Promise<void> {
  await tx.delete(signInSessions).where(eq(signInSessions.userId, userId))
  await tx.delete(devices).where(eq(devices.userId, userId))
}
