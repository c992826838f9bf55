import { recordAudit } from '../audit/recordAudit.ts'
import { claimParticipations } from '../bootcamps/participants.store.ts'
import { moveCredits } from '../credits/credits.store.ts'
import type { Database } from '../database/database.ts'
import { insertUser } from '../users/users.store.ts'

interface NewAccount {
  /** Lower case. */
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly passwordHash: string
}

/**
 * Makes an account with its first credits, and gives it the bootcamps that its address took part
 * in. Returns its id, or null if the address has an account already. `tx` is a transaction.
 */
export async function openAccount(
  tx: Database,
  { email, firstName, lastName, passwordHash }: NewAccount,
  credits: number,
  now: Date,
): Promise<string | null> {
  const userId = await insertUser(tx, { email, firstName, lastName, passwordHash })
  if (userId === null) return null
  await claimParticipations(tx, userId, email)
  await recordAudit(tx, { action: 'account_created', subject: `user:${userId}` })
  const grant = {
    userId,
    kind: 'grant' as const,
    amount: credits,
    sessionId: null,
    note: 'Welcome credits',
    now,
  }
  if (credits > 0) await moveCredits(tx, { ...grant, reference: `welcome:${userId}` })
  return userId
}
