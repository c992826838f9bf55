import { inProgressStatuses } from '@rampart/contract/rules/labStatus'
import { and, desc, eq, inArray, lte } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import type { LabRow } from './labs.store.ts'
import { labs, labSessions } from './labs.tables.ts'

export type SessionRow = typeof labSessions.$inferSelect

/** A session with what listings show of its lab. */
export interface SessionWithLab {
  readonly session: SessionRow
  readonly lab: Pick<LabRow, 'path' | 'title' | 'domain' | 'level' | 'maxMinutes'>
}

/** More sessions than a learner runs in years; a limit nevertheless, as on every query. */
const maxSessions = 500

const withLab = (db: Database) =>
  db
    .select({
      session: labSessions,
      lab: { path: labs.path, title: labs.title, domain: labs.domain, level: labs.level, maxMinutes: labs.maxMinutes },
    })
    .from(labSessions)
    .innerJoin(labs, eq(labs.id, labSessions.labId))

/** A learner's session; anybody else's is not there. */
export async function findSession(db: Database, userId: string, id: string): Promise<SessionWithLab | null> {
  const [row] = await withLab(db)
    .where(and(eq(labSessions.id, id), eq(labSessions.userId, userId)))
    .limit(1)
  return row ?? null
}

/** A learner's sessions, newest first. */
export function listSessions(db: Database, userId: string): Promise<SessionWithLab[]> {
  return withLab(db).where(eq(labSessions.userId, userId)).orderBy(desc(labSessions.createdAt), desc(labSessions.id)).limit(maxSessions)
}

/** The lab of each session that the learner has in progress. */
export async function listLabsInProgress(tx: Database, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ labId: labSessions.labId })
    .from(labSessions)
    .where(and(eq(labSessions.userId, userId), inArray(labSessions.status, inProgressStatuses)))
    .limit(maxSessions)
  return rows.map(({ labId }) => labId)
}

/** Active sessions whose time is over: of one learner, or of everybody. */
export function listOverdue(db: Database, now: Date, userId?: string) {
  return db
    .select({ id: labSessions.id, userId: labSessions.userId })
    .from(labSessions)
    .where(and(eq(labSessions.status, 'active'), lte(labSessions.expiresAt, now), userId === undefined ? undefined : eq(labSessions.userId, userId)))
    .limit(100)
}

/** The sessions of everybody that have a target, or are about to. */
export async function listInProgress(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: labSessions.id })
    .from(labSessions)
    .where(inArray(labSessions.status, ['provisioning', 'active']))
    .limit(10_000)
  return rows.map(({ id }) => id)
}
