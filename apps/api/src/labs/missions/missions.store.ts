import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { labSolved } from '../../credentials/evidence/labSolved.ts'
import type { MailAdding } from '../../mail/mailQueue.ts'
import { prepareOnce } from '../../database/prepareOnce.ts'
import { labs, labSessions } from '../labs.tables.ts'
import { tellChange } from '../sessions/sessionNews.ts'
import { applyReport } from './checks.ts'
import type { OpenedHints } from './hints.ts'

const {
  id,
  status,
  checks,
  openedHints,
  checkedAt,
  solvedAt,
  expiresAt,
  runnerId,
  target,
  gatewaySecret,
} = labSessions

const openMission = prepareOnce((db) =>
  db
    .select({ checks, expiresAt, runnerId, target, gatewaySecret })
    .from(labSessions)
    .where(
      and(
        eq(id, sql.placeholder('id')),
        eq(status, 'active'),
        isNull(solvedAt),
        sql`${checks} <> '[]'::jsonb`,
      ),
    )
    .limit(1)
    .prepare('open_mission'),
)

/**
 * What is needed to look at a session's checks; undefined if it is not active, has none, or is
 * solved.
 */
export async function findOpenMission(db: Database, sessionId: string) {
  const [row] = await openMission(db).execute({ id: sessionId })
  if (!row?.target || row.gatewaySecret === null || !row.expiresAt) return undefined
  return {
    ...row,
    target: row.target,
    gatewaySecret: row.gatewaySecret,
    expiresAt: row.expiresAt,
  }
}

/** The open missions of a runner whose time ends by then. */
export const listEndingMissions = (db: Database, runner: string, by: Date) =>
  db
    .select({ id, expiresAt: sql<Date>`${expiresAt}`.mapWith(expiresAt) })
    .from(labSessions)
    .where(and(eq(runnerId, runner), eq(status, 'active'), isNull(solvedAt), lte(expiresAt, by)))
    .limit(1_000)

/**
 * The hints of a session of the learner and the checks of its lab as they are now, the session
 * locked; undefined for another learner's.
 */
export async function lockHints(tx: Database, own: { sessionId: string; userId: string }) {
  const [row] = await tx
    .select({ openedHints, checks: labs.checks })
    .from(labSessions)
    .innerJoin(labs, eq(labs.id, labSessions.labId))
    .where(and(eq(id, own.sessionId), eq(labSessions.userId, own.userId)))
    .for('update', { of: labSessions })
    .limit(1)
  return row
}

/** Writes the hints that are open in a locked session. */
export async function writeHints(
  tx: Database,
  sessionId: string,
  opened: OpenedHints,
): Promise<void> {
  await tx.update(labSessions).set({ openedHints: opened }).where(eq(id, sessionId))
  await tellChange(tx, sessionId)
}

/**
 * Writes what a target reported when it was asked at `askedAt`. A session that is no longer active,
 * is solved, or has a later report stays as it is, so that reports of parallel looks can come in
 * any order. Returns whether the session is solved with it.
 */
export function recordReport(
  db: Database,
  sessionId: string,
  holding: ReadonlySet<string>,
  askedAt: Date,
  mails: MailAdding,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [session] = await tx
      .select({ checks, userId: labSessions.userId, labId: labSessions.labId })
      .from(labSessions)
      .where(
        and(
          eq(id, sessionId),
          eq(status, 'active'),
          isNull(solvedAt),
          or(isNull(checkedAt), lte(checkedAt, askedAt)),
        ),
      )
      .for('update')
      .limit(1)
    if (!session) return false
    const next = applyReport(session.checks, holding, askedAt)
    if (next.checks === session.checks) return false
    await tx
      .update(labSessions)
      .set({
        checks: next.checks,
        checkedAt: askedAt,
        ...(next.isSolved && { solvedAt: askedAt }),
      })
      .where(eq(id, sessionId))
    if (next.isSolved) await labSolved(tx, mails, session, askedAt)
    await tellChange(tx, sessionId)
    return next.isSolved
  })
}
