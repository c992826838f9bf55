import { emptyProfile } from '@rampart/contract/entities/userProfile'
import { and, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { MailAliases } from '../accounts/mailbox.ts'
import type { Database } from '../database/database.ts'
import { users } from './users.tables.ts'

export type UserRow = typeof users.$inferSelect

/** An account that can be used: neither disabled nor deleted. */
export const isOpen = and(isNull(users.disabledAt), isNull(users.deletedAt))

/** Each token contains its account's version, so increasing the version ends them all. */
const nextTokenVersion = { tokenVersion: sql`${users.tokenVersion} + 1` }

const isOfVersion = (tokenVersion: number | undefined) =>
  tokenVersion === undefined ? undefined : eq(users.tokenVersion, tokenVersion)

/** Whether there is any account, in any state. */
export async function hasUsers(db: Database): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).limit(1)
  return rows.length > 0
}

/** An account that can be used. */
export async function findUserById(db: Database, id: string): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isOpen))
    .limit(1)
  return row ?? null
}

/** An account that can be used; `email` in lower case. */
export async function findUserByEmail(db: Database, email: string): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, email), isOpen))
    .limit(1)
  return row ?? null
}

/** An account that is not deleted, disabled or not; `email` in lower case. */
export async function findAnyByEmail(db: Database, email: string): Promise<UserRow | null> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNull(users.deletedAt)))
    .limit(1)
  return user ?? null
}

/**
 * Whether an account has an address of this mailbox; `aliases` is the operator's setting. Accounts
 * that are opened at the same time check one after the other. `tx` is a transaction.
 */
export async function isMailboxKnown(
  tx: Database,
  mailbox: string,
  aliases: Exclude<MailAliases, 'distinct'>,
): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mailbox ${mailbox}`}, 0))`)
  const untagged = sql`regexp_replace(${users.email}, '[+][^@]*@', '@')`
  const own =
    aliases === 'plus'
      ? untagged
      : sql`replace(split_part(${untagged}, '@', 1), '.', '') || '@' || split_part(${untagged}, '@', 2)`
  const [row] = await tx
    .select({ id: users.id })
    .from(users)
    .where(sql`${own} = ${mailbox}`)
    .limit(1)
  return row !== undefined
}

/**
 * Adds an account; `email` in lower case. Returns its id, or null if the address has an account.
 */
export async function insertUser(
  tx: Database,
  values: Pick<UserRow, 'email' | 'firstName' | 'lastName' | 'passwordHash'>,
): Promise<string | null> {
  const [row] = await tx
    .insert(users)
    .values(values)
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  return row?.id ?? null
}

/** Disables an account and ends its tokens. False if it is disabled already. */
export async function markDisabled(db: Database, id: string, now: Date): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ disabledAt: now, ...nextTokenVersion })
    .where(and(eq(users.id, id), isNull(users.disabledAt)))
    .returning({ id: users.id })
  return changed.length > 0
}

/** Enables an account. False if it is not disabled. */
export async function markEnabled(db: Database, id: string): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ disabledAt: null })
    .where(and(eq(users.id, id), isNotNull(users.disabledAt)))
    .returning({ id: users.id })
  return changed.length > 0
}

/**
 * Ends every token of an account. Returns the version for the next token. Null if `tokenVersion` is
 * given and is no longer the account's.
 */
export async function endTokens(
  db: Database,
  id: string,
  tokenVersion?: number,
): Promise<{ id: string; tokenVersion: number } | null> {
  const [row] = await db
    .update(users)
    .set(nextTokenVersion)
    .where(and(eq(users.id, id), isOfVersion(tokenVersion)))
    .returning({ id: users.id, tokenVersion: users.tokenVersion })
  return row ?? null
}

/** Records the first sign-in to an account. False if there was one before. */
export async function markFirstSignIn(db: Database, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ firstSignInAt: now })
    .where(and(eq(users.id, id), isNull(users.firstSignInAt)))
    .returning({ id: users.id })
  return rows.length > 0
}

/** Clears a deleted account's row and ends its tokens. `email` is an address that no one has. */
export async function eraseUser(
  tx: Database,
  id: string,
  { email, now }: { email: string; now: Date },
): Promise<void> {
  await tx
    .update(users)
    .set({
      ...emptyProfile,
      email,
      // No password has this hash.
      passwordHash: '',
      labEvidence: 'unasked',
      labEvidenceAt: null,
      ...nextTokenVersion,
      deletedAt: now,
    })
    .where(eq(users.id, id))
}

/** Stores another hash of the same password, unless the password was changed meanwhile. */
export async function replacePasswordHash(
  db: Database,
  { id, passwordHash: earlier }: Pick<UserRow, 'id' | 'passwordHash'>,
  passwordHash: string,
): Promise<void> {
  await db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, id), eq(users.passwordHash, earlier)))
}

/**
 * Sets a new password and ends every token of the account. Returns the version for the next token.
 * Null if `tokenVersion` is given and is no longer the account's, because another change was
 * faster.
 */
export async function setPassword(
  db: Database,
  { id, tokenVersion }: { readonly id: string; readonly tokenVersion?: number },
  passwordHash: string,
): Promise<{ id: string; tokenVersion: number } | null> {
  const [row] = await db
    .update(users)
    .set({ passwordHash, ...nextTokenVersion })
    .where(and(eq(users.id, id), isOfVersion(tokenVersion)))
    .returning({ id: users.id, tokenVersion: users.tokenVersion })
  return row ?? null
}

/** Changes what the learner may change. Returns the changed row; null if the account is closed. */
export async function updateUser(
  db: Database,
  id: string,
  values: Partial<typeof users.$inferInsert>,
): Promise<UserRow | null> {
  const [row] = await db
    .update(users)
    .set(values)
    .where(and(eq(users.id, id), isOpen))
    .returning()
  return row ?? null
}

/** The ids of accounts that were deleted after `since`, a hundred at most. */
export async function listDeleted(db: Database, since: Date): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(gt(users.deletedAt, since))
    .orderBy(desc(users.deletedAt))
    .limit(100)
  return rows.map(({ id }) => id)
}
