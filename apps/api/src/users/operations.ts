import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { moveCredits } from '../credits/credits.store.ts'
import type { Database } from '../database/database.ts'
import { endLabs } from '../labs/endLabs.ts'
import { OperationError } from '../operationError.ts'
import type { UserRow } from './users.store.ts'
import { users } from './users.tables.ts'

/** The account with this address in any case of letters, disabled ones too. Throws `OperationError` where there is none. */
export async function requireUser(db: Database, email: string): Promise<UserRow> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, email.trim().toLowerCase()), isNull(users.deletedAt)))
    .limit(1)
  if (!user) throw new OperationError(`There is no account ${email.trim()}.`)
  return user
}

const endTokens = { tokenVersion: sql`${users.tokenVersion} + 1` }

/** Closes an account until `enableUser`: it cannot sign in, every token of it ends, and so do its labs. */
export async function disableUser(db: Database, email: string, now: Date): Promise<UserRow> {
  const user = await requireUser(db, email)
  const changed = await db
    .update(users)
    .set({ disabledAt: now, ...endTokens })
    .where(and(eq(users.id, user.id), isNull(users.disabledAt)))
    .returning({ id: users.id })
  if (changed.length === 0) throw new OperationError(`${user.email} is disabled already.`)
  await endLabs(db, user.id, now)
  return user
}

/** Opens an account again; tokens from before stay void. */
export async function enableUser(db: Database, email: string): Promise<UserRow> {
  const user = await requireUser(db, email)
  const changed = await db
    .update(users)
    .set({ disabledAt: null })
    .where(and(eq(users.id, user.id), isNotNull(users.disabledAt)))
    .returning({ id: users.id })
  if (changed.length === 0) throw new OperationError(`${user.email} is not disabled.`)
  return user
}

/** Ends every token of an account, which may sign in anew. */
export async function signOutEverywhere(db: Database, email: string): Promise<UserRow> {
  const user = await requireUser(db, email)
  await db.update(users).set(endTokens).where(eq(users.id, user.id))
  return user
}

interface Grant {
  /** Credits, at least 1. */
  readonly amount: number
  /** What the learner reads beside them. */
  readonly note: string
  /** Names this grant: under the same name it is written once. */
  readonly name: string
  readonly now: Date
}

/** Gives credits; answers with the balance. */
export async function grantCredits(db: Database, email: string, { amount, note, name, now }: Grant): Promise<{ user: UserRow; balance: number }> {
  return db.transaction(async (tx) => {
    const { id } = await requireUser(tx, email)
    await moveCredits(tx, { userId: id, kind: 'grant', amount, reference: `operator:${name}`, sessionId: null, note, now })
    const user = await requireUser(tx, email)
    return { user, balance: user.credits }
  })
}
