import { taskProblem } from '@rampart/contract/rules/taskRules'
import { recordAudit } from '../audit/recordAudit.ts'
import { issueBootcampCertificate } from '../credentials/issue.ts'
import type { Database } from '../database/database.ts'
import type { MailQueue } from '../mail/mailQueue.ts'
import { OperationError } from '../operationError.ts'
import { reviewMoves } from './reviewStatuses.ts'
import type { ReviewStatus } from './reviewStatuses.ts'
import { kindsOf } from './tasks.service.ts'
import { findTaskStatus, listTaskFiles, writeReview } from './tasks.store.ts'
import type { TaskRow } from './tasks.store.ts'

interface Review {
  readonly status: ReviewStatus
  /** The reviewer's comment for the participant; null means none. */
  readonly comment: string | null
}

/**
 * Sets a task's status, queues a mail to its participant, and issues the bootcamp's certificate
 * with an approval: all of it or nothing. If several reviews arrive at the same time, one succeeds.
 * Throws `OperationError`.
 */
export async function reviewTask(
  { db, mails, now }: { db: Database; mails: MailQueue; now: () => Date },
  taskId: string,
  { status, comment }: Review,
): Promise<void> {
  await db.transaction(async (tx) => {
    const reviewedAt = now()
    const review = { status, comment, reviewedAt }
    const task = await writeReview(tx, taskId, reviewMoves[status], review)
    if (task === null) throw await refusal(tx, taskId, status)
    if (status === 'under_review') await requireComplete(tx, task)
    if (status === 'approved')
      await issueBootcampCertificate(tx, {
        participantId: task.participantId,
        issuedAt: reviewedAt,
      })
    await mails.add(tx, { kind: 'task-review', taskId, status })
    await recordAudit(tx, {
      action: 'task_reviewed',
      subject: `task:${taskId}`,
      details: { status },
    })
  })
}

/** A participant may have removed files while the task was incomplete. `task` is locked. */
async function requireComplete(tx: Database, task: TaskRow): Promise<void> {
  const kinds = kindsOf(await listTaskFiles(tx, task.id))
  if (taskProblem({ ...task, ...kinds }) !== null)
    throw new OperationError(
      'The participant has removed a file since then: the task stays incomplete until it is submitted again.',
    )
}

async function refusal(
  tx: Database,
  taskId: string,
  status: ReviewStatus,
): Promise<OperationError> {
  const found = await findTaskStatus(tx, taskId)
  if (found === null) return new OperationError(`There is no task ${taskId}.`)
  return new OperationError(
    `The task is ${found}; only one that is ${reviewMoves[status].join(' or ')} can become ${status}.`,
  )
}
