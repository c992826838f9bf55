import { inArray, lte } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { deleteInBatches } from '../database/deleteInBatches.store.ts'
import { creditedMailboxes } from './accounts.tables.ts'

/** How long a mailbox is remembered, in milliseconds. */
const memory = 365 * 24 * 3_600_000

/** Remembers a mailbox by the first of its hashes. False if it is known by any of them. */
export async function addCreditedMailbox(
  tx: Database,
  hashes: readonly [string, ...string[]],
  now: Date,
): Promise<boolean> {
  const { hash, creditedAt } = creditedMailboxes
  const known = await tx.select({ creditedAt }).from(creditedMailboxes).where(inArray(hash, hashes))
  if (known.some(({ creditedAt: at }) => now.getTime() - at.getTime() < memory)) return false
  await tx
    .insert(creditedMailboxes)
    .values({ hash: hashes[0], creditedAt: now })
    .onConflictDoUpdate({ target: hash, set: { creditedAt: now } })
  return true
}

/** Forgets mailboxes after a year. */
export function sweepCreditedMailboxes(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - memory)
  return deleteInBatches(db, creditedMailboxes, lte(creditedMailboxes.creditedAt, before))
}
