import type { BootcampTask, TaskStatus } from '@rampart/contract/entities/bootcampTask'
import { isTaskEditable, taskProblem } from '@rampart/contract/rules/taskRules'
import type { TaskSubmission } from '@rampart/contract/rules/taskRules'
import { taskStatuses } from '@rampart/contract/entities/bootcampTask'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { ApiError } from '../http/apiError.ts'
import type { MailQueue } from '../mail/mailQueue.ts'
import { bootcampTasks } from './bootcamps.tables.ts'
import type { ParticipantRow } from './participants.store.ts'
import { findTask, listTaskFiles, lockTask } from './tasks.store.ts'
import type { TaskRow } from './tasks.store.ts'
import { toTask } from './taskView.ts'

const closedMessages: Readonly<Partial<Record<TaskStatus, string>>> = {
  under_review: 'This task has already been submitted and is under review.',
  approved: 'This task has been approved and cannot be changed.',
}

const closed = (status: TaskStatus): ApiError => new ApiError(409, 'task_closed', closedMessages[status] ?? 'This task cannot be changed.')

/** The task, where its participant may change it. Throws 409. */
export function requireEditable(task: TaskRow | null): TaskRow {
  if (!task) throw new Error('A task is made before it is changed.')
  if (!isTaskEditable(task.status)) throw closed(task.status)
  return task
}

/** The participant's task as it is. */
export async function readTask(db: Database, participantId: string): Promise<BootcampTask> {
  const task = await findTask(db, participantId)
  return toTask(task, await listTaskFiles(db, task.id))
}

type Answers = Omit<TaskSubmission, 'hasWeeklyTask' | 'hasResume'> & { readonly mentorshipInterest: boolean }

/**
 * Submits the task with the files it has, once: of parallel ones the first counts. Files change under the same lock, so that
 * what is reviewed is what was there. Throws 400 for what is missing, 409 where it was submitted before. Specification §4, §5.
 */
export async function submitTask(
  { db, mails, now }: { db: Database; mails: MailQueue; now: () => Date },
  { id }: ParticipantRow,
  answers: Answers,
): Promise<BootcampTask> {
  await findTask(db, id)
  return db.transaction(async (tx) => {
    const task = requireEditable(await lockTask(tx, id))
    const files = await listTaskFiles(tx, task.id)
    const has = (kind: (typeof files)[number]['kind']) => files.some((file) => file.kind === kind)
    const problem = taskProblem({ ...answers, hasWeeklyTask: has('weeklyTask'), hasResume: has('resume') })
    if (problem) throw new ApiError(400, 'task_incomplete', problem)
    const [submitted] = await tx
      .update(bootcampTasks)
      .set({ ...answers, status: 'under_review', submittedAt: now() })
      .where(and(eq(bootcampTasks.id, task.id), inArray(bootcampTasks.status, taskStatuses.filter(isTaskEditable))))
      .returning()
    if (!submitted) throw closed('under_review')
    await mails.add(tx, { kind: 'task-receipt', taskId: task.id })
    return toTask(submitted, files)
  })
}
