import type { Database } from '../database/database.ts'
import type { MailQueue } from '../mail/mailQueue.ts'
import { OperationError } from '../operationError.ts'
import { requireUser } from '../users/operations.ts'
import type { UserRow } from '../users/users.store.ts'
import { removeFactors } from './factors.service.ts'

/**
 * Removes the second factors of an account whose owner has lost them. Throws `OperationError` if it
 * has none.
 */
export async function resetFactors(
  db: Database,
  mails: MailQueue,
  email: string,
): Promise<UserRow> {
  return db.transaction(async (tx) => {
    const user = await requireUser(tx, email)
    if (!(await removeFactors(tx, mails, user.id)))
      throw new OperationError(`${user.email} has no second factor.`)
    return user
  })
}
