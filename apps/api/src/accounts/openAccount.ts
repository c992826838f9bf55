import { claimParticipations } from '../bootcamps/participants.store.ts'
import { moveCredits } from '../credits/credits.store.ts'
import type { Database } from '../database/database.ts'
import { users } from '../users/users.tables.ts'

interface NewAccount {
  /** Lower case. */
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly passwordHash: string
}

/** Makes an account with its first credits and what its address took part in before; answers with its id, or null, with nothing made, where the address has one. `tx` is a transaction. */
export async function openAccount(tx: Database, { email, firstName, lastName, passwordHash }: NewAccount, credits: number, now: Date): Promise<string | null> {
  const [user] = await tx
    .insert(users)
    .values({ email, firstName, lastName, passwordHash })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  if (!user) return null
  await claimParticipations(tx, user.id, email)
  const grant = { userId: user.id, kind: 'grant' as const, amount: credits, sessionId: null, note: 'Welcome credits', now }
  if (credits > 0) await moveCredits(tx, { ...grant, reference: `welcome:${user.id}` })
  return user.id
}
