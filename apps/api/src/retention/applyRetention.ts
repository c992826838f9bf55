import { setImmediate } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { recordAudit } from '../audit/recordAudit.ts'
import { deleteParticipants } from '../bootcamps/deleteParticipations.store.ts'
import { discard } from '../bootcamps/taskFiles.service.ts'
import type { Database } from '../database/database.ts'
import type { FileStore } from '../files/fileStore.ts'
import { inTurn } from '../inTurn.ts'
import type { MailQueue } from '../mail/mailQueue.ts'
import {
  deleteFailedMails,
  emptyLabDetails,
  eraseSuperseded,
  lockIdleParticipants,
  removeUploads,
} from './retention.store.ts'
import { endOf } from './retentionSettings.ts'
import type { Retention } from './retentionSettings.ts'

interface Context {
  readonly db: Database
  readonly files: FileStore
  readonly mails: Pick<MailQueue, 'forget'>
  readonly retention: Retention
  readonly now: () => Date
  readonly log: FastifyBaseLogger
}

/**
 * Removes what is older than its period, in small steps. Any process may do it, at any time, and
 * again.
 */
export async function applyRetention(context: Context): Promise<void> {
  const { db, retention, now, log } = context
  const steps: Record<string, [days: number, step: (before: Date) => Promise<number>]> = {
    labDetails: [retention.labDetails, (before) => emptyLabDetails(db, before)],
    superseded: [retention.superseded, (before) => eraseSuperseded(db, before)],
    failedMails: [retention.failedMails, (before) => deleteFailedMails(db, before)],
    // Such a mail contains the address of a deleted account.
    lastMails: [1, (before) => deleteFailedMails(db, before, 'account-deleted')],
    uploads: [retention.uploads, (before) => dropUploads(context, before)],
    participants: [retention.participants, (before) => dropParticipants(context, before)],
  }
  const removed: Record<string, number> = {}
  await inTurn(
    Object.entries(steps).map(([name, [days, step]]) => async () => {
      const before = endOf(days, now())
      removed[name] = before === null ? 0 : await inBatches(() => step(before))
    }),
  ).finally(() =>
    log.info({ event: 'retention_applied', ...removed }, 'what was kept long enough is removed'),
  )
}

/** Repeats a step until it finds nothing more. Returns how many records it took in all. */
async function inBatches(step: () => Promise<number>): Promise<number> {
  let total = 0
  for (;;) {
    const count = await step()
    if (count === 0) return total
    total += count
    // The embedded database runs on this thread: without a pause no request is read meanwhile.
    await setImmediate()
  }
}

/**
 * Removes the files of tasks, with a line in the audit trail for each task. Returns how many tasks.
 */
async function dropUploads({ db, files, log }: Context, before: Date): Promise<number> {
  const { removed, tasks } = await db.transaction(async (tx) => {
    const removed = await removeUploads(tx, before)
    const tasks = new Set(removed.map(({ taskId }) => taskId))
    for (const id of tasks)
      await recordAudit(tx, { action: 'task_files_removed', subject: `task:${id}` })
    return { removed, tasks }
  })
  // A file that cannot be removed now belongs to no task any more, and is swept later.
  for (const { storedAs } of removed) await discard({ files, log }, storedAs)
  return tasks.size
}

/**
 * Removes participants. The registration stays for a certificate, without name and address. Returns
 * how many participants.
 */
async function dropParticipants(
  { db, files, mails, now, log }: Context,
  before: Date,
): Promise<number> {
  const { stored, count } = await db.transaction(async (tx) => {
    const idle = await lockIdleParticipants(tx, before)
    const ids = idle.map(({ id }) => id)
    const { files: stored, taskIds } = await deleteParticipants(tx, ids, now())
    await mails.forget(tx, [...idle.map(({ email }) => email), ...taskIds])
    for (const id of ids)
      await recordAudit(tx, { action: 'participant_deleted', subject: `participant:${id}` })
    return { stored, count: ids.length }
  })
  for (const name of stored) await discard({ files, log }, name)
  return count
}
