import type { Database } from '../database/database.ts'
import { hasLine, lockLearner, moveCredits } from './credits.store.ts'

/**
 * The name of a learner's credits of a calendar month (UTC): the ledger refuses a second line of
 * this name.
 */
const referenceOf = (userId: string, now: Date): string =>
  `month:${now.toISOString().slice(0, 7)}:${userId}`

/**
 * Gives a learner the free credits of this month, unless they have them. Called where credits are
 * read or spent, so that no job has to touch every account. Of calls at the same time, in any
 * process, one gives them.
 */
export async function grantMonthly(
  db: Database,
  userId: string,
  { amount, now }: { readonly amount: number; readonly now: Date },
): Promise<void> {
  if (amount === 0) return
  const reference = referenceOf(userId, now)
  if (await hasLine(db, 'monthly', reference)) return
  await db.transaction(async (tx) => {
    const learner = await lockLearner(tx, userId)
    if (!learner || (await hasLine(tx, 'monthly', reference))) return
    await moveCredits(tx, {
      userId,
      kind: 'monthly',
      amount,
      reference,
      sessionId: null,
      note: '',
      now,
    })
  })
}
