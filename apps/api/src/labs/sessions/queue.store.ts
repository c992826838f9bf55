import type { LabStatus } from '@rampart/contract/entities/labSession'
import { and, asc, count, eq, inArray, lt, lte, notExists, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { maxSilence } from '../runner/runners.store.ts'
import { labRunners, labSessions } from '../labs.tables.ts'
import { tellChange } from './sessionNews.ts'
import type { SessionRow } from './sessions.store.ts'

/** The statuses of a session without a target. */
export const startingStatuses = ['queued', 'provisioning'] as const satisfies readonly LabStatus[]

/** The statuses of a session that has, or is being given, a target. */
const placedStatuses = ['provisioning', 'active'] as const satisfies readonly LabStatus[]

/**
 * How many queued sessions have waited longer than the one of the row; the names are those of the
 * table.
 */
const waitingLonger = sql<number>`(select count(*)::int from lab_sessions longer where longer.status = 'queued' and (longer.created_at, longer.id) < (lab_sessions.created_at, lab_sessions.id))`

/** The place of a session in the queue, 1 for the next; null unless it is queued. */
export const queuePlace = sql<
  number | null
>`case when ${labSessions.status} = 'queued' then ${waitingLonger} + 1 end`

/** A machine and the most targets that it runs at once. */
export interface Capacity {
  /** The machine and its boot. */
  readonly host: string
  readonly mostAtOnce: number
}

/** How many more targets a machine may run, by all of its processes together. */
async function countFree(db: Database, { host, mostAtOnce }: Capacity): Promise<number> {
  const [row] = await db
    .select({ placed: count() })
    .from(labSessions)
    .innerJoin(labRunners, eq(labRunners.id, labSessions.runnerId))
    .where(and(inArray(labSessions.status, placedStatuses), eq(labRunners.host, host)))
  return mostAtOnce - (row?.placed ?? 0)
}

/**
 * Gives a queued session to a runner, with a new address. Undefined if it is no longer queued, or
 * if those that have waited longer take the free places of the runner's machine.
 */
export function claimSession(
  db: Database,
  id: string,
  claim: Capacity & { runnerId: string; address: string; now: Date },
): Promise<SessionRow | undefined> {
  const { runnerId, address, now, host } = claim
  return db.transaction(async (tx) => {
    // The processes of a machine count one after the other.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`labs on ${host}`}, 0))`)
    const free = await countFree(tx, claim)
    const [session] = await tx
      .update(labSessions)
      .set({ status: 'provisioning', runnerId, address, updatedAt: now })
      .where(and(eq(labSessions.id, id), eq(labSessions.status, 'queued'), lt(waitingLonger, free)))
      .returning()
    return session
  })
}

/** Gives the sessions that a runner was starting back to the queue. */
export async function requeueStarts(db: Database, runnerId: string, now: Date): Promise<number> {
  const rows = await db
    .update(labSessions)
    .set({ status: 'queued', runnerId: null, address: null, updatedAt: now })
    .where(and(eq(labSessions.runnerId, runnerId), eq(labSessions.status, 'provisioning')))
    .returning({ id: labSessions.id })
  for (const { id } of rows) await tellChange(db, id)
  return rows.length
}

/** The queued sessions that a machine has places for, longest waiting first. */
export async function listStartable(
  db: Database,
  capacity: Capacity,
): Promise<{ id: string; userId: string }[]> {
  const free = await countFree(db, capacity)
  if (free <= 0) return []
  return db
    .select({ id: labSessions.id, userId: labSessions.userId })
    .from(labSessions)
    .where(eq(labSessions.status, 'queued'))
    .orderBy(asc(labSessions.createdAt), asc(labSessions.id))
    .limit(free)
}

/**
 * Sessions that do not get on since `before` or earlier: their start takes too long, or nobody runs
 * labs. A session that waits for a place while labs are run is not among them, however long it
 * waits.
 */
export function listStuck(db: Database, before: Date) {
  const runners = db
    .select({ id: labRunners.id })
    .from(labRunners)
    .where(sql`${labRunners.seenAt} > now() - make_interval(secs => ${maxSilence})`)
  return db
    .select({ id: labSessions.id, userId: labSessions.userId })
    .from(labSessions)
    .where(
      and(
        lte(labSessions.updatedAt, before),
        or(
          eq(labSessions.status, 'provisioning'),
          and(eq(labSessions.status, 'queued'), notExists(runners)),
        ),
      ),
    )
    .limit(100)
}
