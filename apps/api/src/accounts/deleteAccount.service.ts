import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { enrolments } from '../courses/enrolments.tables.ts'
import { badges, certificates } from '../credentials/credentials.tables.ts'
import type { Database } from '../database/database.ts'
import { endLabs } from '../labs/endLabs.ts'
import { labSessions } from '../labs/labs.tables.ts'
import { subscriptions, users } from '../users/users.tables.ts'
import type { UserRow } from '../users/users.store.ts'

/**
 * Deletes an account: labs end, what was learned goes, every token ends. The row stays without name, address or password, for
 * the ledger's sake; certificates and badges stay verifiable as issued, unless they are to go too: then they are revoked and
 * name nobody.
 */
export async function deleteAccount({ db, now }: { db: Database; now: () => Date }, { id }: UserRow, deleteCredentials: boolean): Promise<void> {
  await endLabs(db, id, now())
  await db.transaction(async (tx) => {
    await tx.delete(enrolments).where(eq(enrolments.userId, id))
    await tx.delete(labSessions).where(eq(labSessions.userId, id))
    await tx.delete(subscriptions).where(eq(subscriptions.userId, id))
    if (deleteCredentials) {
      for (const table of [certificates, badges]) await tx.update(table).set({ status: 'Revoked', participantName: '' }).where(eq(table.userId, id))
    }
    await tx
      .update(users)
      .set({
        email: `${randomUUID()}@deleted.invalid`,
        firstName: '',
        lastName: '',
        // No password has this hash.
        passwordHash: '',
        phoneNumber: '',
        linkedInProfile: '',
        gender: 'other',
        country: null,
        tokenVersion: sql`${users.tokenVersion} + 1`,
        deletedAt: now(),
      })
      .where(eq(users.id, id))
  })
}
