import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { users } from './users.tables.ts'

export type UserRow = typeof users.$inferSelect

/** Who may use the site: neither disabled by an operator nor deleted. */
const isOpen = and(isNull(users.disabledAt), isNull(users.deletedAt))

/** An open account. */
export async function findUserById(db: Database, id: string): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isOpen))
    .limit(1)
  return row ?? null
}

/** An open account; `email` in lower case. */
export async function findUserByEmail(db: Database, email: string): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, email), isOpen))
    .limit(1)
  return row ?? null
}

export async function updatePasswordHash(db: Database, id: string, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, id))
}

/** Sets a new password and ends every token of the account; answers with the version that the next one carries. */
export async function setPassword(db: Database, id: string, passwordHash: string): Promise<{ id: string; tokenVersion: number }> {
  const [row] = await db
    .update(users)
    .set({ passwordHash, tokenVersion: sql`${users.tokenVersion} + 1` })
    .where(eq(users.id, id))
    .returning({ id: users.id, tokenVersion: users.tokenVersion })
  if (!row) throw new Error('The account is gone.')
  return row
}

/** Changes what the learner may change; answers with the row as it is then. */
export async function updateUser(db: Database, id: string, values: Partial<typeof users.$inferInsert>): Promise<UserRow> {
  const [row] = await db.update(users).set(values).where(eq(users.id, id)).returning()
  if (!row) throw new Error('The account is gone.')
  return row
}
