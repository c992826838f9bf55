import { taskStatuses } from '@rampart/contract/entities/bootcampTask'
import type { TaskFileKind, TaskStatus } from '@rampart/contract/entities/bootcampTask'
import { isTaskEditable } from '@rampart/contract/rules/taskRules'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { bootcampTaskFiles, bootcampTasks } from './bootcamps.tables.ts'

export type TaskRow = typeof bootcampTasks.$inferSelect
export type TaskFileRow = typeof bootcampTaskFiles.$inferSelect

/** The participant's task. The first access creates it. */
export async function findTask(db: Database, participantId: string): Promise<TaskRow> {
  const found = await selectTask(db, participantId)
  if (found) return found
  await db
    .insert(bootcampTasks)
    .values({ participantId })
    .onConflictDoNothing({ target: bootcampTasks.participantId })
  const made = await selectTask(db, participantId)
  if (!made) throw new Error('The task was not found after it was inserted.')
  return made
}

async function selectTask(db: Database, participantId: string): Promise<TaskRow | undefined> {
  const [row] = await db
    .select()
    .from(bootcampTasks)
    .where(eq(bootcampTasks.participantId, participantId))
    .limit(1)
  return row
}

/** The participant's task, locked until the transaction ends. */
export async function lockTask(tx: Database, participantId: string): Promise<TaskRow | null> {
  const [row] = await tx
    .select()
    .from(bootcampTasks)
    .where(eq(bootcampTasks.participantId, participantId))
    .limit(1)
    .for('update')
  return row ?? null
}

/** Submits a task if its status still allows it. Returns the task, or undefined if it does not. */
export async function writeSubmission(
  tx: Database,
  id: string,
  values: Pick<
    TaskRow,
    'internshipInterest' | 'mentorshipInterest' | 'bootcampFeedback' | 'submittedAt'
  >,
): Promise<TaskRow | undefined> {
  const [row] = await tx
    .update(bootcampTasks)
    .set({ ...values, status: 'under_review' })
    .where(
      and(
        eq(bootcampTasks.id, id),
        inArray(bootcampTasks.status, taskStatuses.filter(isTaskEditable)),
      ),
    )
    .returning()
  return row
}

/**
 * Writes a review of a task that is in one of the statuses. Returns the task, or null if there is
 * no such task.
 */
export async function writeReview(
  tx: Database,
  id: string,
  statuses: readonly TaskStatus[],
  review: Pick<TaskRow, 'status' | 'comment' | 'reviewedAt'>,
): Promise<TaskRow | null> {
  const [row] = await tx
    .update(bootcampTasks)
    .set(review)
    .where(and(eq(bootcampTasks.id, id), inArray(bootcampTasks.status, [...statuses])))
    .returning()
  return row ?? null
}

export async function findTaskStatus(db: Database, id: string): Promise<TaskStatus | null> {
  const [row] = await db
    .select({ status: bootcampTasks.status })
    .from(bootcampTasks)
    .where(eq(bootcampTasks.id, id))
    .limit(1)
  return row?.status ?? null
}

/** The files of a task, at most one of each kind. */
export function listTaskFiles(db: Database, taskId: string): Promise<TaskFileRow[]> {
  return db.select().from(bootcampTaskFiles).where(eq(bootcampTaskFiles.taskId, taskId)).limit(2)
}

/** Adds a file to a task that has none of this kind. */
export async function insertTaskFile(tx: Database, file: TaskFileRow): Promise<void> {
  await tx.insert(bootcampTaskFiles).values(file)
}

/** The given names of stored files that belong to a task. */
export async function listStoredNames(db: Database, names: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ storedAs: bootcampTaskFiles.storedAs })
    .from(bootcampTaskFiles)
    .where(inArray(bootcampTaskFiles.storedAs, [...names]))
    .limit(names.length)
  return rows.map(({ storedAs }) => storedAs)
}

/** Deletes a file's row. Returns its name in the file store, or null if there is none. */
export async function deleteTaskFile(
  tx: Database,
  taskId: string,
  kind: TaskFileKind,
): Promise<string | null> {
  const [row] = await tx
    .delete(bootcampTaskFiles)
    .where(and(eq(bootcampTaskFiles.taskId, taskId), eq(bootcampTaskFiles.kind, kind)))
    .returning({ storedAs: bootcampTaskFiles.storedAs })
  return row?.storedAs ?? null
}
