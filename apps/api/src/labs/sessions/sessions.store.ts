import type { LabStatus } from '@rampart/contract/entities/labSession'
import { inProgressStatuses } from '@rampart/contract/rules/labStatus'
import { and, count, desc, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { prepareOnce } from '../../database/prepareOnce.ts'
import type { LabRow } from '../labs.store.ts'
import { labs, labSessions } from '../labs.tables.ts'
import { unsolved } from '../missions/checks.ts'
import { queuePlace } from './queue.store.ts'
import { tellChange } from './sessionNews.ts'

export type SessionRow = typeof labSessions.$inferSelect

/** The columns that a learner's view of a session comes from: nothing that reaches its target. */
const viewColumns = {
  id: labSessions.id,
  status: labSessions.status,
  timeFactor: labSessions.timeFactor,
  ttl: labSessions.ttl,
  creditsUsed: labSessions.creditsUsed,
  creditsBack: labSessions.creditsBack,
  labUrl: labSessions.labUrl,
  credentials: labSessions.credentials,
  checks: labSessions.checks,
  openedHints: labSessions.openedHints,
  solvedAt: labSessions.solvedAt,
  failure: labSessions.failure,
  errorMessage: labSessions.errorMessage,
  startedAt: labSessions.startedAt,
  expiresAt: labSessions.expiresAt,
  endedAt: labSessions.endedAt,
}

/** A session with the fields of its lab that listings show. */
export interface SessionWithLab<Session = SessionRow> {
  readonly session: Session
  /** Its place in the queue, 1 for the next; null unless it is queued. */
  readonly queuePlace: number | null
  readonly lab: Pick<LabRow, 'path' | 'title' | 'domain' | 'level' | 'maxMinutes'>
}

/** What a learner's view of a session comes from. */
export type ListedSession = SessionWithLab<Pick<SessionRow, keyof typeof viewColumns>>

/** More sessions than a learner runs in years: every query has a limit. */
const maxSessions = 500

const lab = {
  path: labs.path,
  title: labs.title,
  domain: labs.domain,
  level: labs.level,
  maxMinutes: labs.maxMinutes,
}

const withLab = (db: Database) =>
  db
    .select({ session: labSessions, queuePlace, lab })
    .from(labSessions)
    .innerJoin(labs, eq(labs.id, labSessions.labId))

/** A session of the learner; null for another learner's. */
export async function findSession(
  db: Database,
  userId: string,
  id: string,
): Promise<SessionWithLab | null> {
  const [row] = await withLab(db)
    .where(and(eq(labSessions.id, id), eq(labSessions.userId, userId)))
    .limit(1)
  return row ?? null
}

const ownSessions = prepareOnce((db) =>
  db
    .select({ session: viewColumns, queuePlace, lab })
    .from(labSessions)
    .innerJoin(labs, eq(labs.id, labSessions.labId))
    .where(eq(labSessions.userId, sql.placeholder('userId')))
    .orderBy(desc(labSessions.createdAt), desc(labSessions.id))
    .limit(maxSessions)
    .prepare('lab_sessions'),
)

/** A learner's sessions, newest first. */
export const listSessions = (db: Database, userId: string): Promise<ListedSession[]> =>
  ownSessions(db).execute({ userId })

/** The lab of each session that the learner has in progress. */
export async function listLabsInProgress(tx: Database, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ labId: labSessions.labId })
    .from(labSessions)
    .where(and(eq(labSessions.userId, userId), inArray(labSessions.status, inProgressStatuses)))
    .limit(maxSessions)
  return rows.map(({ labId }) => labId)
}

/** The ids of the sessions that the learner has in progress. */
export async function listOwnInProgress(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: labSessions.id })
    .from(labSessions)
    .where(and(eq(labSessions.userId, userId), inArray(labSessions.status, inProgressStatuses)))
    .limit(maxSessions)
  return rows.map(({ id }) => id)
}

/**
 * How many sessions of the learner have been refunded in full since then as their target stopped by
 * itself.
 */
export async function countStopRefunds(tx: Database, userId: string, since: Date): Promise<number> {
  const [row] = await tx
    .select({ refunds: count() })
    .from(labSessions)
    .where(
      and(
        eq(labSessions.userId, userId),
        eq(labSessions.failure, 'stopped'),
        isNotNull(labSessions.startedAt),
        eq(labSessions.creditsUsed, 0),
        gt(labSessions.endedAt, since),
      ),
    )
  return row?.refunds ?? 0
}

/** Active sessions past their time: of one learner, or of everyone. */
export function listOverdue(db: Database, now: Date, userId?: string) {
  return db
    .select({ id: labSessions.id, userId: labSessions.userId })
    .from(labSessions)
    .where(
      and(
        eq(labSessions.status, 'active'),
        lte(labSessions.expiresAt, now),
        userId === undefined ? undefined : eq(labSessions.userId, userId),
      ),
    )
    .limit(100)
}

/** The sessions of everyone that have a target or will have one soon. */
export async function listInProgress(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: labSessions.id })
    .from(labSessions)
    .where(inArray(labSessions.status, ['provisioning', 'active']))
    .limit(10_000)
  return rows.map(({ id }) => id)
}

/** Adds a queued session that runs for `ttl` minutes. Returns its id. */
export async function insertSession(
  tx: Database,
  session: {
    userId: string
    lab: LabRow
    timeFactor: number
    ttl: number
    cost: number
    now: Date
  },
): Promise<string> {
  const { userId, lab, timeFactor, ttl, cost, now } = session
  const [row] = await tx
    .insert(labSessions)
    .values({
      userId,
      labId: lab.id,
      timeFactor,
      ttl,
      creditsUsed: cost,
      checks: unsolved(lab.checks),
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: labSessions.id })
  if (!row) throw new Error('A session was not written.')
  return row.id
}

/** Changes the duration (`ttl`, minutes) and cost of an active session of the learner. */
export async function updateDuration(
  tx: Database,
  { id, userId }: Pick<SessionRow, 'id' | 'userId'>,
  values: Pick<SessionRow, 'ttl' | 'expiresAt' | 'creditsUsed' | 'updatedAt'>,
): Promise<void> {
  await tx
    .update(labSessions)
    .set(values)
    .where(
      and(eq(labSessions.id, id), eq(labSessions.userId, userId), eq(labSessions.status, 'active')),
    )
  await tellChange(tx, id)
}

/** Makes a session that this runner provisions active. False if it has ended. */
export async function activateSession(
  db: Database,
  { id, ttl }: Pick<SessionRow, 'id' | 'ttl'>,
  runnerId: string,
  target: Pick<SessionRow, 'target' | 'gatewaySecret' | 'credentials' | 'labUrl'>,
  now: Date,
): Promise<boolean> {
  const expiresAt = new Date(now.getTime() + ttl * 60_000)
  const rows = await db
    .update(labSessions)
    .set({ ...target, status: 'active', startedAt: now, expiresAt, updatedAt: now })
    .where(
      and(
        eq(labSessions.id, id),
        eq(labSessions.status, 'provisioning'),
        eq(labSessions.runnerId, runnerId),
      ),
    )
    .returning({ id: labSessions.id })
  await tellChange(db, id)
  return rows.length === 1
}

/** What the gateway needs of a session. */
export type GatewaySession = Pick<
  SessionRow,
  'id' | 'status' | 'expiresAt' | 'target' | 'gatewaySecret'
>

/** What the gateway needs of the session with this name in its address. */
export async function findByAddress(
  db: Database,
  address: string,
): Promise<GatewaySession | undefined> {
  const { id, status, expiresAt, target, gatewaySecret } = labSessions
  const [session] = await db
    .select({ id, status, expiresAt, target, gatewaySecret })
    .from(labSessions)
    .where(eq(labSessions.address, address))
    .limit(1)
  return session
}

/** Where the target of an active session is, and its credentials. */
export async function findActiveTarget(db: Database, sessionId: string) {
  const { id, status, target, credentials } = labSessions
  const [session] = await db
    .select({ target, credentials })
    .from(labSessions)
    .where(and(eq(id, sessionId), eq(status, 'active')))
    .limit(1)
  return session
}

/**
 * Locks a session of the learner in one of the statuses; with `expiredAt`, only if its time is over
 * by then.
 */
export async function lockSession(
  tx: Database,
  { id, userId }: Pick<SessionRow, 'id' | 'userId'>,
  statuses: readonly LabStatus[],
  expiredAt?: Date,
): Promise<SessionWithLab | undefined> {
  const [row] = await withLab(tx)
    .where(
      and(
        eq(labSessions.id, id),
        eq(labSessions.userId, userId),
        inArray(labSessions.status, statuses),
        expiredAt && lte(labSessions.expiresAt, expiredAt),
      ),
    )
    .for('update', { of: labSessions })
    .limit(1)
  return row
}

/** Writes the end of a locked session, and deletes its target and the values of its credentials. */
export async function writeEnd(
  tx: Database,
  { id, credentials }: Pick<SessionRow, 'id' | 'credentials'>,
  end: Pick<
    SessionRow,
    'status' | 'endedAt' | 'creditsUsed' | 'creditsBack' | 'failure' | 'errorMessage' | 'updatedAt'
  >,
): Promise<void> {
  await tx
    .update(labSessions)
    .set({
      ...end,
      credentials: credentials.map(({ name }) => ({ name, value: '' })),
      target: null,
      gatewaySecret: null,
    })
    .where(eq(labSessions.id, id))
  await tellChange(tx, id)
}
