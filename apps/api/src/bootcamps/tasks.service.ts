import type { BootcampTask } from '@rampart/contract/entities/bootcampTask'
import { isTaskEditable, taskProblem } from '@rampart/contract/rules/taskRules'
import type { TaskSubmission } from '@rampart/contract/rules/taskRules'
import type { Database } from '../database/database.ts'
import { refuse as refuseAny } from '../http/apiError.ts'
import type { Refuse } from '../http/apiError.ts'
import type { MailQueue } from '../mail/mailQueue.ts'
import type { ParticipantRow } from './participants.store.ts'
import { findTask, listTaskFiles, lockTask, writeSubmission } from './tasks.store.ts'
import type { TaskFileRow, TaskRow } from './tasks.store.ts'
import { toTask } from './taskView.ts'

/**
 * Returns the task if its participant may change it. Throws 409, or 404 if it was deleted with its
 * account meanwhile.
 */
export function requireEditable(task: TaskRow | null, refuse: Refuse<'task_closed'>): TaskRow {
  if (!task) throw refuseAny('not_found')
  const { status } = task
  if (isTaskEditable(status)) return task
  throw refuse('task_closed', { status })
}

/** The participant's task. */
export async function readTask(db: Database, participantId: string): Promise<BootcampTask> {
  const task = await findTask(db, participantId)
  return toTask(task, await listTaskFiles(db, task.id))
}

/** Which files a task has. */
export function kindsOf(files: readonly Pick<TaskFileRow, 'kind'>[]) {
  const has = (kind: TaskFileRow['kind']) => files.some((file) => file.kind === kind)
  return { hasWeeklyTask: has('weeklyTask'), hasResume: has('resume') }
}

type Answers = Omit<TaskSubmission, 'hasWeeklyTask' | 'hasResume'> & {
  readonly mentorshipInterest: boolean
}

/**
 * Submits the task with its files, once: of parallel submissions one succeeds. Files change under
 * the same lock, so that the review sees exactly the submitted files. Throws 400 if something is
 * missing, 409 if it was submitted before. Specification §4, §5.
 */
export async function submitTask(
  { db, mails, now }: { db: Database; mails: MailQueue; now: () => Date },
  { id }: ParticipantRow,
  answers: Answers,
  refuse: Refuse<'task_closed' | 'task_incomplete'>,
): Promise<BootcampTask> {
  await findTask(db, id)
  return db.transaction(async (tx) => {
    const task = requireEditable(await lockTask(tx, id), refuse)
    const files = await listTaskFiles(tx, task.id)
    const problem = taskProblem({ ...answers, ...kindsOf(files) })
    if (problem) throw refuse('task_incomplete', { problem })
    const submitted = await writeSubmission(tx, task.id, { ...answers, submittedAt: now() })
    if (!submitted) throw refuse('task_closed', { status: 'under_review' })
    await mails.add(tx, { kind: 'task-receipt', taskId: task.id })
    return toTask(submitted, files)
  })
}
