import type { TaskFile, TaskFileKind } from '@rampart/contract/entities/bootcampTask'
import type { FastifyBaseLogger } from 'fastify'
import { countAttempt } from '../auth/attemptLimits.ts'
import type { Database } from '../database/database.ts'
import { cleanName } from '../files/cleanName.ts'
import type { FileStore } from '../files/fileStore.ts'
import { judgeUpload } from '../files/judgeUpload.ts'
import { ApiError } from '../http/apiError.ts'
import type { Refuse } from '../http/apiError.ts'
import type { ReceivedFile } from '../http/form.ts'
import type { ParticipantRow } from './participants.store.ts'
import { newTaskFileName } from './taskFiles.ts'
import { requireEditable } from './tasks.service.ts'
import { findTask, insertTaskFile, lockTask, deleteTaskFile } from './tasks.store.ts'
import { toTaskFile } from './taskView.ts'

/** Dependencies of the calls about files. */
export interface TaskFilesContext {
  readonly db: Database
  readonly files: FileStore
  readonly now: () => Date
  readonly rateLimitScale: number
  readonly log: FastifyBaseLogger
}

const uploadsPerHour = 20

/**
 * Runs before a file is received. Throws 409 if the task cannot be changed, 429 after too many
 * uploads.
 */
export async function admitUpload(
  { db, now, rateLimitScale }: TaskFilesContext,
  { id }: ParticipantRow,
  refuse: Refuse<'task_closed'>,
): Promise<void> {
  requireEditable(await findTask(db, id), refuse)
  await countAttempt(
    db,
    { subject: `upload ${id}`, max: Math.ceil(uploadsPerHour * rateLimitScale), seconds: 60 * 60 },
    now(),
  )
}

/**
 * Stores a file of the task and replaces an earlier one. The file is written before its row: a
 * failure in between leaves a file without a task, which `sweepTaskFiles` removes. Throws 415, or
 * 409 if the task can no longer be changed.
 */
export async function keepTaskFile(
  context: TaskFilesContext,
  { id }: ParticipantRow,
  { kind, file: received }: { kind: TaskFileKind; file: ReceivedFile },
  refuse: Refuse<'empty_file' | 'file_not_stored' | 'task_closed' | 'unsupported_file'>,
): Promise<TaskFile> {
  const { db, log } = context
  const file = { ...received, name: cleanName(received.name) }
  if (file.size === 0) throw refuse('empty_file')
  const verdict = await judgeUpload(file)
  if ('problem' in verdict) {
    log.info(
      { event: 'upload_refused', participantId: id, problem: verdict.problem },
      'an upload was refused',
    )
    throw refuse('unsupported_file')
  }
  const uploadedAt = context.now()
  const storedAs = await store(context, file.path, uploadedAt, refuse)
  const values = { storedAs, name: file.name, size: file.size, type: verdict.type, uploadedAt }
  const replaced = await db
    .transaction(async (tx) => {
      const task = requireEditable(await lockTask(tx, id), refuse)
      const earlier = await deleteTaskFile(tx, task.id, kind)
      await insertTaskFile(tx, { taskId: task.id, kind, ...values })
      return earlier
    })
    .catch(async (error: unknown) => {
      // After any other error it is unknown whether the commit happened.
      if (error instanceof ApiError) await discard(context, storedAs)
      throw error
    })
  await discard(context, replaced)
  return toTaskFile(values)
}

/**
 * Removes one of the task's files; does nothing if there is none. Throws 409 if the task cannot be
 * changed.
 */
export async function removeTaskFile(
  context: TaskFilesContext,
  { id }: ParticipantRow,
  kind: TaskFileKind,
  refuse: Refuse<'task_closed'>,
): Promise<void> {
  requireEditable(await findTask(context.db, id), refuse)
  const removed = await context.db.transaction(async (tx) =>
    deleteTaskFile(tx, requireEditable(await lockTask(tx, id), refuse).id, kind),
  )
  await discard(context, removed)
}

async function store(
  { files, log }: TaskFilesContext,
  path: string,
  now: Date,
  refuse: Refuse<'file_not_stored'>,
): Promise<string> {
  const name = newTaskFileName(now)
  try {
    await files.put(name, path)
    return name
  } catch (error) {
    log.error({ err: error }, 'an upload could not be stored')
    throw refuse('file_not_stored')
  }
}

/** Removes a file that no task has. If that fails, the sweep removes it later. */
export async function discard(
  { files, log }: Pick<TaskFilesContext, 'files' | 'log'>,
  storedAs: string | null,
): Promise<void> {
  if (storedAs === null) return
  await files
    .remove(storedAs)
    .catch((error: unknown) => log.warn({ err: error }, 'a file that no task has was not removed'))
}
