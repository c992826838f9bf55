import { randomUUID } from 'node:crypto'
import { recordAudit } from '../audit/recordAudit.ts'
import type { Database } from '../database/database.ts'
import { deleteSignIns } from '../auth/signInSessions.store.ts'
import { deleteParticipations } from '../bootcamps/deleteParticipations.store.ts'
import { discard } from '../bootcamps/taskFiles.service.ts'
import type { TaskFilesContext } from '../bootcamps/taskFiles.service.ts'
import { removeEvidence } from '../credentials/evidence/evidence.service.ts'
import { removeFiles } from '../credentials/files/removeFiles.ts'
import { lockLearner } from '../credits/credits.store.ts'
import { deleteFactors } from '../factors/factors.service.ts'
import { refuse } from '../http/apiError.ts'
import { endAllByLearner } from '../labs/sessions/finishSession.ts'
import { deleteMapPage } from '../learning/mapPages.store.ts'
import type { MailQueue } from '../mail/mailQueue.ts'
import { deleteNoticesOf } from '../openings/openings.store.ts'
import { deleteRequests } from '../requests/requests.store.ts'
import { eraseUser, listDeleted } from '../users/users.store.ts'
import type { UserRow } from '../users/users.store.ts'
import { deleteLearning, revokeCredentials } from './accounts.store.ts'

/** Dependencies of deleting an account. */
interface DeletionContext extends Pick<TaskFilesContext, 'db' | 'files' | 'log' | 'now'> {
  readonly mails: MailQueue
}

/**
 * Deletes an account: its labs end, its learning records, public map, requests, waiting for
 * openings, sign-ins, second factors, passkeys, bootcamp tasks with their files and unsent mails
 * are deleted, every token and access link ends. The row stays for the ledger, without name,
 * address or password. Certificates and badges can still be verified, unless `deleteCredentials` is
 * true: then they are revoked, and names and evidence removed from them. A mail tells the owner. A
 * file that cannot be removed now is swept later. Throws 401 if the account is closed.
 */
export async function deleteAccount(
  { db, files, log, now, mails }: DeletionContext,
  { id, email }: UserRow,
  deleteCredentials: boolean,
): Promise<void> {
  await endAllByLearner(db, id, now())
  const { stored, shown } = await db.transaction(async (tx) => {
    // Another request, or an operator, may have closed it since the password was checked.
    if (!(await lockLearner(tx, id))?.isOpen) throw refuse('unauthenticated')
    await deleteRecords(tx, id)
    await deleteNoticesOf(tx, email)
    const { files: taskFiles, taskIds } = await deleteParticipations(tx, id, now())
    if (deleteCredentials) await removeEvidence(tx, id, now())
    const erased = deleteCredentials ? await revokeCredentials(tx, id, now()) : []
    await mails.forget(tx, [email, id, ...taskIds])
    await mails.add(tx, {
      kind: 'account-deleted',
      email,
      areCredentialsRevoked: deleteCredentials,
    })
    await eraseUser(tx, id, { email: `${randomUUID()}@deleted.invalid`, now: now() })
    await recordAudit(tx, {
      action: 'account_deleted',
      subject: `user:${id}`,
      details: { deleteCredentials },
    })
    return { stored: taskFiles, shown: erased }
  })
  await removeFiles({ files, log }, shown)
  for (const name of stored) await discard({ files, log }, name)
}

async function deleteRecords(tx: Database, userId: string): Promise<void> {
  await deleteLearning(tx, userId)
  await deleteMapPage(tx, userId)
  await deleteRequests(tx, userId)
  await deleteSignIns(tx, userId)
  await deleteFactors(tx, userId)
}

/**
 * Deletes what was added to an account by requests that were under way when it was deleted, such as
 * notes that were being saved. Looks at the accounts that were deleted within the last day.
 */
export async function sweepDeletedAccounts(db: Database, now: Date): Promise<void> {
  for (const id of await listDeleted(db, new Date(now.getTime() - 24 * 60 * 60_000)))
    await db.transaction((tx) => deleteRecords(tx, id))
}
