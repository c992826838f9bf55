import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { deleteInBatches } from '../database/deleteInBatches.store.ts'
import { defaultRetention, endOf } from '../retention/retentionSettings.ts'
import { openingNotices } from './openings.tables.ts'

export type OpeningNotice = typeof openingNotices.$inferSelect

const hour = 60 * 60 * 1000

/** How long the link that confirms an address works, in hours. */
export const confirmHours = 48

/** How long a row is kept after its mail, in milliseconds: a week. */
const keptAfterMail = 7 * 24 * hour

const codeExpiry = (now: Date) => new Date(now.getTime() + confirmHours * hour)

/**
 * Stores an address that asks for a notice, once. Asking again gives an unconfirmed row its full
 * time again.
 */
export async function saveNotice(
  tx: Database,
  bootcampSlug: string,
  email: string,
  now: Date,
): Promise<void> {
  const expiresAt = codeExpiry(now)
  await tx
    .insert(openingNotices)
    .values({ bootcampSlug, email, expiresAt, createdAt: now })
    .onConflictDoUpdate({
      target: [openingNotices.bootcampSlug, openingNotices.email],
      set: { expiresAt },
      setWhere: isNull(openingNotices.confirmedAt),
    })
}

export async function findNotice(
  db: Database,
  bootcampSlug: string,
  email: string,
): Promise<OpeningNotice | null> {
  const isThis = and(eq(openingNotices.bootcampSlug, bootcampSlug), eq(openingNotices.email, email))
  const [row] = await db.select().from(openingNotices).where(isThis).limit(1)
  return row ?? null
}

export async function findNoticeById(db: Database, id: string): Promise<OpeningNotice | null> {
  const [row] = await db.select().from(openingNotices).where(eq(openingNotices.id, id)).limit(1)
  return row ?? null
}

/** Gives an unconfirmed row a new code. False if it was confirmed or deleted meanwhile. */
export async function setCode(
  db: Database,
  id: string,
  codeHash: string,
  now: Date,
): Promise<boolean> {
  const changed = await db
    .update(openingNotices)
    .set({ codeHash, expiresAt: codeExpiry(now) })
    .where(and(eq(openingNotices.id, id), isNull(openingNotices.confirmedAt)))
    .returning({ id: openingNotices.id })
  return changed.length > 0
}

/** Confirms the row of a code, once. Returns the bootcamp's slug, or null if no such code works. */
export async function confirmNotice(
  db: Database,
  codeHash: string,
  now: Date,
): Promise<string | null> {
  const [row] = await db
    .update(openingNotices)
    .set({ confirmedAt: sql`coalesce(${openingNotices.confirmedAt}, ${now.toISOString()})` })
    .where(
      and(
        eq(openingNotices.codeHash, codeHash),
        or(isNotNull(openingNotices.confirmedAt), gt(openingNotices.expiresAt, now)),
      ),
    )
    .returning({ bootcampSlug: openingNotices.bootcampSlug })
  return row?.bootcampSlug ?? null
}

const isWaiting = and(isNotNull(openingNotices.confirmedAt), isNull(openingNotices.toldAt))

/**
 * Marks up to `limit` of the waiting rows as told, and returns them: queue their mails in the same
 * transaction. Skips rows that another process marks at the same time.
 */
export function markTold(
  tx: Database,
  bootcampSlug: string,
  limit: number,
  now: Date,
): Promise<Pick<OpeningNotice, 'id' | 'email'>[]> {
  const next = tx
    .select({ id: openingNotices.id })
    .from(openingNotices)
    .where(and(eq(openingNotices.bootcampSlug, bootcampSlug), isWaiting))
    .orderBy(asc(openingNotices.createdAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  return tx
    .update(openingNotices)
    .set({ toldAt: now })
    .where(and(inArray(openingNotices.id, next), isNull(openingNotices.toldAt)))
    .returning({ id: openingNotices.id, email: openingNotices.email })
}

/** How many rows wait for each bootcamp, confirmed and not. */
export function countNotices(
  db: Database,
): Promise<{ bootcampSlug: string; waiting: number; unconfirmed: number }[]> {
  return db
    .select({
      bootcampSlug: openingNotices.bootcampSlug,
      waiting: sql<number>`(count(*) filter (where ${isWaiting}))::int`,
      unconfirmed: sql<number>`(count(*) filter (where ${isNull(openingNotices.confirmedAt)}))::int`,
    })
    .from(openingNotices)
    .groupBy(openingNotices.bootcampSlug)
}

export async function deleteNotice(db: Database, id: string): Promise<void> {
  await db.delete(openingNotices).where(eq(openingNotices.id, id))
}

export async function deleteNoticesOf(tx: Database, email: string): Promise<void> {
  await tx.delete(openingNotices).where(eq(openingNotices.email, email))
}

/**
 * Removes rows whose mail was queued a week ago, that were never confirmed, or that were confirmed
 * before `waitingUntil`; null keeps the last ones.
 */
export async function sweepNotices(
  db: Database,
  now: Date,
  waitingUntil: Date | null = endOf(defaultRetention.openings, now),
): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age)
  const isOver = or(
    lte(openingNotices.toldAt, before(keptAfterMail)),
    waitingUntil ? lte(openingNotices.confirmedAt, waitingUntil) : undefined,
    and(isNull(openingNotices.confirmedAt), lte(openingNotices.expiresAt, now)),
  )
  if (isOver) await deleteInBatches(db, openingNotices, isOver)
}
