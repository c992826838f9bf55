import type { TaskFileKind } from '@rampart/contract/entities/bootcampTask'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { bootcampTaskFiles, bootcampTasks } from './bootcamps.tables.ts'

export type TaskRow = typeof bootcampTasks.$inferSelect
export type TaskFileRow = typeof bootcampTaskFiles.$inferSelect

/** The participant's task, made at the first access. */
export async function findTask(db: Database, participantId: string): Promise<TaskRow> {
  const found = await selectTask(db, participantId)
  if (found) return found
  await db.insert(bootcampTasks).values({ participantId }).onConflictDoNothing({ target: bootcampTasks.participantId })
  const made = await selectTask(db, participantId)
  if (!made) throw new Error('A task that was made must be there.')
  return made
}

async function selectTask(db: Database, participantId: string): Promise<TaskRow | undefined> {
  const [row] = await db.select().from(bootcampTasks).where(eq(bootcampTasks.participantId, participantId)).limit(1)
  return row
}

/** The participant's task, which nobody else changes until the transaction ends. */
export async function lockTask(tx: Database, participantId: string): Promise<TaskRow | null> {
  const [row] = await tx.select().from(bootcampTasks).where(eq(bootcampTasks.participantId, participantId)).limit(1).for('update')
  return row ?? null
}

/** The files of a task, one of a kind at most. */
export function listTaskFiles(db: Database, taskId: string): Promise<TaskFileRow[]> {
  return db.select().from(bootcampTaskFiles).where(eq(bootcampTaskFiles.taskId, taskId)).limit(2)
}

/** Takes a file from its task and tells where it is stored; null where there is none. */
export async function takeTaskFile(tx: Database, taskId: string, kind: TaskFileKind): Promise<string | null> {
  const [row] = await tx
    .delete(bootcampTaskFiles)
    .where(and(eq(bootcampTaskFiles.taskId, taskId), eq(bootcampTaskFiles.kind, kind)))
    .returning({ storedAs: bootcampTaskFiles.storedAs })
  return row?.storedAs ?? null
}
