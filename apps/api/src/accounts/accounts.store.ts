import { and, desc, eq, gt, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { recordAudit } from '../audit/recordAudit.ts'
import { enrolments } from '../courses/enrolments.tables.ts'
import { credentials } from '../credentials/credentials.tables.ts'
import { eraseWithdrawn } from '../credentials/signing/signing.store.ts'
import type { Database } from '../database/database.ts'
import { deleteInBatches } from '../database/deleteInBatches.store.ts'
import { labSessions } from '../labs/labs.tables.ts'
import { labNotes } from '../labs/notes/notes.tables.ts'
import { subscriptions } from '../users/users.tables.ts'
import { registrations, resetCodes, signupInvitations } from './accounts.tables.ts'
import { maxTries } from './codes.ts'

type RegistrationRow = typeof registrations.$inferSelect

export async function insertRegistration(
  tx: Database,
  values: typeof registrations.$inferInsert,
): Promise<void> {
  await tx.insert(registrations).values(values)
}

export async function findRegistration(db: Database, id: string): Promise<RegistrationRow | null> {
  const [row] = await db.select().from(registrations).where(eq(registrations.id, id)).limit(1)
  return row ?? null
}

/**
 * Gives a registration a new code, even if an earlier one has expired, because its mail may be
 * written again for hours. False if the registration is gone.
 */
export async function renewRegistration(
  db: Database,
  id: string,
  { codeHash, expiresAt }: { codeHash: string; expiresAt: Date },
): Promise<boolean> {
  const rows = await db
    .update(registrations)
    .set({ codeHash, tries: 0, expiresAt })
    .where(eq(registrations.id, id))
    .returning({ id: registrations.id })
  return rows.length === 1
}

/** Counts a try in one statement, before the code is compared. Undefined if no try is left. */
export async function countRegistrationTry(
  db: Database,
  id: string,
  now: Date,
): Promise<RegistrationRow | undefined> {
  const [row] = await db
    .update(registrations)
    .set({ tries: sql`${registrations.tries} + 1` })
    .where(
      and(
        eq(registrations.id, id),
        lt(registrations.tries, maxTries),
        gt(registrations.expiresAt, now),
        isNotNull(registrations.codeHash),
      ),
    )
    .returning()
  return row
}

/** False if it was deleted before: of two confirmations at the same time only one is true. */
export async function deleteRegistration(tx: Database, id: string): Promise<boolean> {
  const rows = await tx
    .delete(registrations)
    .where(eq(registrations.id, id))
    .returning({ id: registrations.id })
  return rows.length > 0
}

const isOpen = (code: string, now: Date) =>
  and(
    eq(signupInvitations.code, code),
    or(isNull(signupInvitations.maxUses), lt(signupInvitations.uses, signupInvitations.maxUses)),
    or(isNull(signupInvitations.expiresAt), gt(signupInvitations.expiresAt, now)),
  )

/** Whether this code of an invitation, in upper case, can be used now. */
export async function hasOpenInvitation(db: Database, code: string, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: signupInvitations.id })
    .from(signupInvitations)
    .where(isOpen(code, now))
    .limit(1)
  return row !== undefined
}

/** Counts a use of an invitation. False if it cannot be used. */
export async function countInvitationUse(tx: Database, code: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(signupInvitations)
    .set({ uses: sql`${signupInvitations.uses} + 1` })
    .where(isOpen(code, now))
    .returning({ id: signupInvitations.id })
  return rows.length > 0
}

/** Stores the code of a reset, in place of an earlier one: its mail may be written again. */
export async function saveResetCode(
  db: Database,
  { id, userId }: ResetOf,
  { codeHash, expiresAt }: { codeHash: string; expiresAt: Date },
): Promise<void> {
  const fresh = { codeHash, tries: 0, expiresAt }
  await db
    .insert(resetCodes)
    .values({ id, userId, ...fresh })
    .onConflictDoUpdate({ target: resetCodes.id, set: fresh })
}

/** A reset of an account. */
interface ResetOf {
  readonly id: string
  readonly userId: string
}

/** A code to compare with. */
interface ResetCode {
  readonly id: string
  readonly codeHash: string
}

/** Counts a try in one statement, before the code is compared. Null if no try is left. */
export async function countResetTry(
  db: Database,
  { id, userId }: ResetOf,
  now: Date,
): Promise<ResetCode | null> {
  const [row] = await db
    .update(resetCodes)
    .set({ tries: sql`${resetCodes.tries} + 1` })
    .where(
      and(
        eq(resetCodes.id, id),
        eq(resetCodes.userId, userId),
        lt(resetCodes.tries, maxTries),
        gt(resetCodes.expiresAt, now),
      ),
    )
    .returning({ id: resetCodes.id, codeHash: resetCodes.codeHash })
  return row ?? null
}

/** The account's newest code that works. */
export async function findNewestReset(
  db: Database,
  userId: string,
  now: Date,
): Promise<ResetCode | null> {
  const [row] = await db
    .select({ id: resetCodes.id, codeHash: resetCodes.codeHash })
    .from(resetCodes)
    .where(and(eq(resetCodes.userId, userId), gt(resetCodes.expiresAt, now)))
    .orderBy(desc(resetCodes.expiresAt))
    .limit(1)
  return row ?? null
}

/**
 * Deletes every code of the account. False if this reset is gone: it was used by another request at
 * the same time.
 */
export async function deleteResetCodes(tx: Database, { id, userId }: ResetOf): Promise<boolean> {
  const rows = await tx
    .delete(resetCodes)
    .where(eq(resetCodes.userId, userId))
    .returning({ id: resetCodes.id })
  return rows.some((row) => row.id === id)
}

/**
 * Removes registrations a day after their code, as their mail may be late and then has another
 * code.
 */
export function sweepRegistrations(db: Database, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - 24 * 60 * 60_000)
  return deleteInBatches(db, registrations, lte(registrations.expiresAt, dayAgo))
}

export const sweepResetCodes = (db: Database, now: Date): Promise<void> =>
  deleteInBatches(db, resetCodes, lte(resetCodes.expiresAt, now))

/**
 * Deletes a learner's enrolments, lab sessions, notes, subscriptions and code for a new password,
 * with everything that belongs to them.
 */
export async function deleteLearning(tx: Database, userId: string): Promise<void> {
  await tx.delete(enrolments).where(eq(enrolments.userId, userId))
  // This also deletes the copies of the notes.
  await tx.delete(labNotes).where(eq(labNotes.userId, userId))
  await tx.delete(labSessions).where(eq(labSessions.userId, userId))
  await tx.delete(subscriptions).where(eq(subscriptions.userId, userId))
  await tx.delete(resetCodes).where(eq(resetCodes.userId, userId))
}

/** Revokes a learner's certificates and badges and removes the name from them. */
export async function revokeCredentials(
  tx: Database,
  userId: string,
  now: Date,
): Promise<string[]> {
  // As a new version, because earlier signed versions name the person.
  const revoked = await tx
    .update(credentials)
    .set({
      status: 'Revoked',
      revokedAt: sql`coalesce(${credentials.revokedAt}, ${now.toISOString()}::timestamptz)`,
      drawingDueAt: sql`now()`,
      participantName: '',
      version: sql`${credentials.version} + 1`,
      reissuedAt: sql`greatest(${now.toISOString()}::timestamptz,
        date_trunc('second', coalesce(${credentials.reissuedAt}, ${credentials.issuedAt})) + interval '1 second')`,
    })
    .where(eq(credentials.userId, userId))
    .returning({ credentialId: credentials.credentialId })
  const ids = revoked.map(({ credentialId }) => credentialId)
  for (const credentialId of ids) {
    await eraseWithdrawn(tx, credentialId)
    await recordAudit(tx, {
      action: 'credential_revoked',
      subject: `credential:${credentialId}`,
      reason: 'The account was deleted',
    })
  }
  return ids
}
