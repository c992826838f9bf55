import type { LedgerKind } from '@rampart/contract/entities/creditLedgerEntry'
import type { LabTime } from '@rampart/contract/entities/userProfile'
import { and, desc, eq, gte, sql } from 'drizzle-orm'
import { recordAudit } from '../audit/recordAudit.ts'
import type { Database } from '../database/database.ts'
import { isOpen } from '../users/users.store.ts'
import { users } from '../users/users.tables.ts'
import { creditLedger } from './credits.tables.ts'

interface Movement {
  readonly userId: string
  readonly kind: LedgerKind
  /** Credits, signed. */
  readonly amount: number
  /** What it is for. A second line of the same kind for the same reference is refused. */
  readonly reference: string
  readonly sessionId: string | null
  /** What a hold or an extension buys. */
  readonly minutes?: number
  /** A text for people. */
  readonly note: string
  readonly now: Date
}

/**
 * Locks a learner's row until the transaction ends. For each learner, changes of credits and starts
 * and ends of lab sessions run one after the other. Take it before any row of a session, to avoid
 * deadlocks. `isOpen` is false if the account was disabled or deleted.
 */
export async function lockLearner(
  tx: Database,
  userId: string,
): Promise<{ credits: number; labTime: LabTime; isOpen: boolean } | null> {
  const [row] = await tx
    .select({
      credits: users.credits,
      labTime: users.labTime,
      isOpen: sql<boolean>`${isOpen}`,
    })
    .from(users)
    .where(eq(users.id, userId))
    // Not the strongest lock: other requests may add records that refer to the row, such as a
    // credential, while they hold the lock of a session or a lesson; they would otherwise wait
    // here.
    .for('no key update')
    .limit(1)
  return row ?? null
}

/**
 * Changes a balance and writes a line to the ledger. Returns false, and changes nothing, if there
 * are too few credits. Nothing else changes a balance, so it is always the sum of the ledger. `tx`
 * is a transaction.
 */
export async function moveCredits(
  tx: Database,
  { userId, kind, amount, reference, sessionId, minutes, note, now }: Movement,
): Promise<boolean> {
  const [user] = await tx
    .update(users)
    .set({ credits: sql`${users.credits} + ${amount}` })
    .where(and(eq(users.id, userId), gte(users.credits, -amount)))
    .returning({ balance: users.credits })
  if (!user) return false
  await tx.insert(creditLedger).values({
    userId,
    kind,
    amount,
    balance: user.balance,
    reference,
    sessionId,
    minutes,
    note,
    createdAt: now,
  })
  await recordAudit(tx, {
    action: 'credits_changed',
    subject: `user:${userId}`,
    reason: note || null,
    details: { kind, amount, balance: user.balance, reference },
  })
  return true
}

/** Whether the ledger has a line of this kind for this reference. */
export async function hasLine(db: Database, kind: LedgerKind, reference: string): Promise<boolean> {
  const [row] = await db
    .select({ id: creditLedger.id })
    .from(creditLedger)
    .where(and(eq(creditLedger.kind, kind), eq(creditLedger.reference, reference)))
    .limit(1)
  return row !== undefined
}

/** More lines than a learner writes in years: every query has a limit. */
const maxEntries = 1_000

/** A learner's ledger, newest line first. */
export function listLedger(db: Database, userId: string) {
  return db
    .select()
    .from(creditLedger)
    .where(eq(creditLedger.userId, userId))
    .orderBy(desc(creditLedger.position))
    .limit(maxEntries)
}
