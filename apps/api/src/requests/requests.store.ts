import type { RequestKind, RequestStatus } from '@rampart/contract/entities/values'
import { and, asc, desc, eq, getTableColumns, isNull, lte } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { deleteInBatches } from '../database/deleteInBatches.store.ts'
import { defaultRetention, endOf } from '../retention/retentionSettings.ts'
import { users } from '../users/users.tables.ts'
import { requests } from './requests.tables.ts'

export type RequestRow = typeof requests.$inferSelect

/** What is asked for. */
export type NewRequest = Pick<
  typeof requests.$inferInsert,
  'kind' | 'credentialId' | 'firstName' | 'lastName' | 'note'
>

/** The most that are listed at once. */
export const maxRequests = 1_000

/** The learner's requests, newest first. */
export function listOwn(db: Database, userId: string): Promise<RequestRow[]> {
  return db
    .select()
    .from(requests)
    .where(eq(requests.userId, userId))
    .orderBy(desc(requests.createdAt))
    .limit(maxRequests)
}

/** Null if one for the same is open already, or is being added at the same time. */
export async function insertRequest(
  tx: Database,
  userId: string,
  request: NewRequest,
  now: Date,
): Promise<RequestRow | null> {
  const [row] = await tx
    .insert(requests)
    .values({ ...request, userId, createdAt: now })
    .onConflictDoNothing()
    .returning()
  return row ?? null
}

/** The open request for the same. */
export async function findOpen(
  db: Database,
  userId: string,
  { kind, credentialId }: NewRequest,
): Promise<RequestRow | null> {
  const [row] = await db
    .select()
    .from(requests)
    .where(
      and(
        eq(requests.userId, userId),
        eq(requests.kind, kind),
        eq(requests.status, 'open'),
        credentialId ? eq(requests.credentialId, credentialId) : isNull(requests.credentialId),
      ),
    )
    .limit(1)
  return row ?? null
}

/** A request and who asked. */
export interface AskedRequest {
  readonly request: RequestRow
  readonly user: { readonly email: string; readonly firstName: string; readonly lastName: string }
}

const withUser = (db: Database) =>
  db
    .select({
      request: getTableColumns(requests),
      user: { email: users.email, firstName: users.firstName, lastName: users.lastName },
    })
    .from(requests)
    .innerJoin(users, eq(users.id, requests.userId))

/** Requests of everybody, of one status and kind or of all, oldest first. */
export function listAsked(
  db: Database,
  { status, kind }: { status?: RequestStatus | undefined; kind?: RequestKind | undefined } = {},
): Promise<AskedRequest[]> {
  return withUser(db)
    .where(and(status && eq(requests.status, status), kind && eq(requests.kind, kind)))
    .orderBy(asc(requests.createdAt), asc(requests.id))
    .limit(maxRequests)
}

export async function findAsked(db: Database, id: string): Promise<AskedRequest | null> {
  const [found] = await withUser(db).where(eq(requests.id, id)).limit(1)
  return found ?? null
}

/** Closes an open request. Null if it is not open: of two calls at the same time one succeeds. */
export async function closeOpen(
  tx: Database,
  id: string,
  change: { status: 'accepted' | 'closed'; answer: string | null; closedAt: Date },
): Promise<RequestRow | null> {
  const [row] = await tx
    .update(requests)
    .set(change)
    .where(and(eq(requests.id, id), eq(requests.status, 'open')))
    .returning()
  return row ?? null
}

export async function deleteRequests(tx: Database, userId: string): Promise<void> {
  await tx.delete(requests).where(eq(requests.userId, userId))
}

/** Removes requests that were answered until `answeredUntil`; null keeps all. */
export async function sweepRequests(
  db: Database,
  now: Date,
  answeredUntil: Date | null = endOf(defaultRetention.requests, now),
): Promise<void> {
  if (answeredUntil) await deleteInBatches(db, requests, lte(requests.closedAt, answeredUntil))
}
