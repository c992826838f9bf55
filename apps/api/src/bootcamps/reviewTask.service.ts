import { and, eq, inArray } from 'drizzle-orm'
import { issueBootcampCertificate } from '../credentials/issue.ts'
import type { Database } from '../database/database.ts'
import type { MailQueue } from '../mail/mailQueue.ts'
import { OperationError } from '../operationError.ts'
import { bootcampTasks } from './bootcamps.tables.ts'
import { reviewMoves } from './reviewStatuses.ts'
import type { ReviewStatus } from './reviewStatuses.ts'

interface Review {
  readonly status: ReviewStatus
  /** The reviewer's word to the participant; null is none. */
  readonly comment: string | null
}

/**
 * Sets a task's status, has a mail tell its participant, and issues the bootcamp's certificate with an approval: all of it or
 * nothing, and once, however many review at the same time. Throws `OperationError`.
 */
export async function reviewTask(
  { db, mails, now }: { db: Database; mails: MailQueue; now: () => Date },
  taskId: string,
  { status, comment }: Review,
): Promise<void> {
  await db.transaction(async (tx) => {
    const reviewedAt = now()
    const [reviewed] = await tx
      .update(bootcampTasks)
      .set({ status, comment, reviewedAt })
      .where(and(eq(bootcampTasks.id, taskId), inArray(bootcampTasks.status, [...reviewMoves[status]])))
      .returning({ participantId: bootcampTasks.participantId })
    if (!reviewed) throw await refusal(tx, taskId, status)
    if (status === 'approved') await issueBootcampCertificate(tx, { participantId: reviewed.participantId, issuedAt: reviewedAt })
    await mails.add(tx, { kind: 'task-review', taskId, status })
  })
}

async function refusal(tx: Database, taskId: string, status: ReviewStatus): Promise<OperationError> {
  const [task] = await tx.select({ status: bootcampTasks.status }).from(bootcampTasks).where(eq(bootcampTasks.id, taskId)).limit(1)
  if (!task) return new OperationError(`There is no task ${taskId}.`)
  return new OperationError(`The task is ${task.status}; only one that is ${reviewMoves[status].join(' or ')} can become ${status}.`)
}
