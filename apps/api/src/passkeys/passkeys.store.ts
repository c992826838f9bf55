import { randomBytes } from 'node:crypto'
import { and, count, desc, eq, getTableColumns, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { isOpen } from '../users/users.store.ts'
import type { UserRow } from '../users/users.store.ts'
import { users } from '../users/users.tables.ts'
import { passkeyOwners, passkeys } from './passkeys.tables.ts'

export type PasskeyRow = typeof passkeys.$inferSelect

/** A passkey with the account that it opens. */
export interface OwnedPasskey {
  readonly passkey: PasskeyRow
  readonly user: UserRow
  /** What names the account on authenticators. */
  readonly handle: string
}

const isOf = (userId: string) => eq(passkeys.userId, userId)
const isOwner = (userId: string) => eq(passkeyOwners.userId, userId)

/** The handle of an account, made when it is first needed. */
export async function ownerHandle(db: Database, userId: string): Promise<string> {
  const handle = randomBytes(32).toString('base64url')
  await db.insert(passkeyOwners).values({ userId, handle }).onConflictDoNothing()
  const [row] = await db
    .select({ handle: passkeyOwners.handle })
    .from(passkeyOwners)
    .where(isOwner(userId))
  if (!row) throw new Error('The handle was not stored.')
  return row.handle
}

/**
 * Locks an account's passkeys until `tx` ends: none is added or removed meanwhile, and whether one
 * is required does not change. Returns null if the account never began to add one.
 */
export async function holdPasskeys(
  tx: Database,
  userId: string,
): Promise<{ readonly askedSince: Date | null } | null> {
  const [row] = await tx
    .select({ askedSince: passkeyOwners.askedSince })
    .from(passkeyOwners)
    .where(isOwner(userId))
    .for('update')
  return row ?? null
}

/** Since when a passkey is required after the password; null if it is not. */
export async function passkeyAskedSince(db: Database, userId: string): Promise<Date | null> {
  const [row] = await db
    .select({ askedSince: passkeyOwners.askedSince })
    .from(passkeyOwners)
    .where(isOwner(userId))
  return row?.askedSince ?? null
}

export async function setPasskeyAsked(
  tx: Database,
  userId: string,
  askedSince: Date | null,
): Promise<void> {
  await tx.update(passkeyOwners).set({ askedSince }).where(isOwner(userId))
}

/** The account's passkeys, the last used first. */
export const findPasskeys = (db: Database, userId: string): Promise<PasskeyRow[]> =>
  db
    .select()
    .from(passkeys)
    .where(isOf(userId))
    .orderBy(desc(sql`coalesce(${passkeys.usedAt}, ${passkeys.createdAt})`), passkeys.id)

export async function countPasskeys(db: Database, userId: string): Promise<number> {
  const [row] = await db.select({ all: count() }).from(passkeys).where(isOf(userId))
  return row?.all ?? 0
}

/** A passkey by the id that its authenticator gave it, if its account can be used. */
export async function findOwned(db: Database, credentialId: string): Promise<OwnedPasskey | null> {
  const [row] = await db
    .select({
      passkey: getTableColumns(passkeys),
      user: getTableColumns(users),
      handle: passkeyOwners.handle,
    })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .innerJoin(passkeyOwners, eq(passkeyOwners.userId, passkeys.userId))
    .where(and(eq(passkeys.credentialId, credentialId), isOpen))
    .limit(1)
  return row ?? null
}

/** Returns null if a passkey with this id is there already. */
export async function insertPasskey(
  tx: Database,
  values: typeof passkeys.$inferInsert,
): Promise<PasskeyRow | null> {
  const [row] = await tx.insert(passkeys).values(values).onConflictDoNothing().returning()
  return row ?? null
}

/** Returns null if the account has no such passkey. */
export async function updateName(
  db: Database,
  userId: string,
  id: string,
  name: string,
): Promise<PasskeyRow | null> {
  const [row] = await db
    .update(passkeys)
    .set({ name })
    .where(and(isOf(userId), eq(passkeys.id, id)))
    .returning()
  return row ?? null
}

/** Returns whether the account had it. */
export async function deletePasskey(tx: Database, userId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(passkeys)
    .where(and(isOf(userId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id })
  return rows.length > 0
}

/**
 * Deletes an account's passkeys and its handle, which ends passkeys that were begun. Returns how
 * many there were.
 */
export async function deletePasskeys(tx: Database, userId: string): Promise<number> {
  await holdPasskeys(tx, userId)
  const rows = await tx.delete(passkeys).where(isOf(userId)).returning({ id: passkeys.id })
  await tx.delete(passkeyOwners).where(isOwner(userId))
  return rows.length
}

/**
 * Records a use. False if the passkey is gone, or was used with this count or a later one: of two
 * such uses only one is true.
 */
export async function takeCount(
  tx: Database,
  id: string,
  use: { readonly counter: number; readonly isSynced: boolean; readonly now: Date },
): Promise<boolean> {
  const { counter, isSynced, now } = use
  const isLater = lt(passkeys.counter, counter)
  const rows = await tx
    .update(passkeys)
    .set({ counter, isSynced, usedAt: now })
    .where(and(eq(passkeys.id, id), counter === 0 ? or(isLater, eq(passkeys.counter, 0)) : isLater))
    .returning({ id: passkeys.id })
  return rows.length > 0
}
