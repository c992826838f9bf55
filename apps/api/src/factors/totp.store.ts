import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { totpSecrets } from './factors.tables.ts'

type TotpRow = typeof totpSecrets.$inferSelect

const isOf = (userId: string) => eq(totpSecrets.userId, userId)
const isConfirmed = isNotNull(totpSecrets.confirmedAt)

/** The account's authenticator app, confirmed or not. */
export async function findTotp(db: Database, userId: string): Promise<TotpRow | null> {
  const [row] = await db.select().from(totpSecrets).where(isOf(userId)).limit(1)
  return row ?? null
}

/** Whether the account has a confirmed app, which is not removed before `tx` ends. */
export async function holdTotp(tx: Database, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ userId: totpSecrets.userId })
    .from(totpSecrets)
    .where(and(isOf(userId), isConfirmed))
    .for('update')
  return rows.length > 0
}

/** Stores an unconfirmed secret, in place of an earlier one. False if there is a confirmed one. */
export async function saveTotp(
  db: Database,
  userId: string,
  sealedSecret: string,
): Promise<boolean> {
  const rows = await db
    .insert(totpSecrets)
    .values({ userId, sealedSecret })
    .onConflictDoUpdate({
      target: totpSecrets.userId,
      set: { sealedSecret },
      setWhere: isNull(totpSecrets.confirmedAt),
    })
    .returning({ userId: totpSecrets.userId })
  return rows.length > 0
}

/** Turns the app on. False if this secret can no longer be confirmed. */
export async function confirmTotp(
  tx: Database,
  { userId, sealedSecret }: Pick<TotpRow, 'userId' | 'sealedSecret'>,
  { step, now }: { step: number; now: Date },
): Promise<boolean> {
  const rows = await tx
    .update(totpSecrets)
    .set({ confirmedAt: now, lastStep: step })
    .where(
      and(
        isOf(userId),
        eq(totpSecrets.sealedSecret, sealedSecret),
        isNull(totpSecrets.confirmedAt),
      ),
    )
    .returning({ userId: totpSecrets.userId })
  return rows.length > 0
}

/**
 * Accepts the code of a time step. False if it, or that of a later step, was accepted before: of
 * two requests at the same time only one is true.
 */
export async function takeStep(tx: Database, userId: string, step: number): Promise<boolean> {
  const rows = await tx
    .update(totpSecrets)
    .set({ lastStep: step })
    .where(and(isOf(userId), isConfirmed, lt(totpSecrets.lastStep, step)))
    .returning({ userId: totpSecrets.userId })
  return rows.length > 0
}

/** Returns whether a confirmed app was removed. */
export async function deleteTotp(tx: Database, userId: string): Promise<boolean> {
  const rows = await tx
    .delete(totpSecrets)
    .where(isOf(userId))
    .returning({ confirmedAt: totpSecrets.confirmedAt })
  return rows.some(({ confirmedAt }) => confirmedAt !== null)
}

export const listTotp = (tx: Database): Promise<Pick<TotpRow, 'userId' | 'sealedSecret'>[]> =>
  tx
    .select({ userId: totpSecrets.userId, sealedSecret: totpSecrets.sealedSecret })
    .from(totpSecrets)

/** Replaces a sealed secret, unless it was changed meanwhile. */
export async function replaceSealed(
  tx: Database,
  { userId, sealedSecret }: Pick<TotpRow, 'userId' | 'sealedSecret'>,
  fresh: string,
): Promise<void> {
  await tx
    .update(totpSecrets)
    .set({ sealedSecret: fresh })
    .where(and(isOf(userId), eq(totpSecrets.sealedSecret, sealedSecret)))
}
