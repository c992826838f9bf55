import type { LedgerKind } from '@rampart/contract/entities/creditLedgerEntry'
import { and, desc, eq, gte, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { users } from '../users/users.tables.ts'
import { creditLedger } from './credits.tables.ts'

interface Movement {
  readonly userId: string
  readonly kind: LedgerKind
  /** Credits, signed. */
  readonly amount: number
  /** What it is for. The same kind for the same reference is written once and refused a second time. */
  readonly reference: string
  readonly sessionId: string | null
  /** For people. */
  readonly note: string
  readonly now: Date
}

/**
 * Locks a learner's row until the transaction ends: what moves credits, or begins or ends a lab session, goes one after the
 * other for each learner. Taken before any row of a session, so that no two transactions wait for each other.
 */
export async function lockLearner(tx: Database, userId: string): Promise<{ credits: number } | null> {
  const [row] = await tx.select({ credits: users.credits }).from(users).where(eq(users.id, userId)).for('update').limit(1)
  return row ?? null
}

/**
 * Moves credits and writes the line that says so; false, with nothing moved, where there are too few. The one place that
 * changes a balance, so that it is the sum of the ledger always. `tx` is a transaction.
 */
export async function moveCredits(tx: Database, { userId, kind, amount, reference, sessionId, note, now }: Movement): Promise<boolean> {
  const [user] = await tx
    .update(users)
    .set({ credits: sql`${users.credits} + ${amount}` })
    .where(and(eq(users.id, userId), gte(users.credits, -amount)))
    .returning({ balance: users.credits })
  if (!user) return false
  await tx.insert(creditLedger).values({ userId, kind, amount, balance: user.balance, reference, sessionId, note, createdAt: now })
  return true
}

/** More lines than a learner writes in years; a limit nevertheless, as on every query. */
const maxEntries = 1_000

/** A learner's ledger, newest line first. */
export function listLedger(db: Database, userId: string) {
  return db.select().from(creditLedger).where(eq(creditLedger.userId, userId)).orderBy(desc(creditLedger.position)).limit(maxEntries)
}
