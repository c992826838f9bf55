import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { endAllByLearner } from '../labs/sessions/finishSession.ts'
import { eraseUser } from '../users/users.store.ts'
import type { UserRow } from '../users/users.store.ts'
import { deleteLearning, revokeCredentials } from './accounts.store.ts'

/**
 * Deletes an account: its labs end, its learning records are deleted, every token ends. The row stays for the ledger, without
 * name, address or password. Certificates and badges can still be verified, unless `deleteCredentials` is true: then they are
 * revoked and their names removed.
 */
export async function deleteAccount(
  { db, now }: { db: Database; now: () => Date },
  { id }: UserRow,
  deleteCredentials: boolean,
): Promise<void> {
  await endAllByLearner(db, id, now())
  await db.transaction(async (tx) => {
    await deleteLearning(tx, id)
    if (deleteCredentials) await revokeCredentials(tx, id)
    await eraseUser(tx, id, { email: `${randomUUID()}@deleted.invalid`, now: now() })
  })
}
