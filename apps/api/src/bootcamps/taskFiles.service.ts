import type { TaskFile, TaskFileKind } from '@rampart/contract/entities/bootcampTask'
import { uploadTypeMessage } from '@rampart/contract/rules/uploadRules'
import type { FastifyBaseLogger } from 'fastify'
import { countFailure } from '../auth/failures.ts'
import type { Database } from '../database/database.ts'
import { cleanName } from '../files/cleanName.ts'
import type { FileStore } from '../files/fileStore.ts'
import { judgeUpload } from '../files/judgeUpload.ts'
import { ApiError, cannotStore } from '../http/apiError.ts'
import type { ReceivedFile } from '../http/form.ts'
import { bootcampTaskFiles } from './bootcamps.tables.ts'
import type { ParticipantRow } from './participants.store.ts'
import { newTaskFileName } from './taskFiles.ts'
import { requireEditable } from './tasks.service.ts'
import { findTask, lockTask, takeTaskFile } from './tasks.store.ts'
import { toTaskFile } from './taskView.ts'

/** What the calls about files need from around them. */
export interface TaskFilesContext {
  readonly db: Database
  readonly files: FileStore
  readonly now: () => Date
  readonly rateLimitScale: number
  readonly log: FastifyBaseLogger
}

const uploadsPerHour = 20

/** Before a file is sent: throws 409 where the task takes none, 429 after too many. */
export async function admitUpload({ db, now, rateLimitScale }: TaskFilesContext, { id }: ParticipantRow): Promise<void> {
  requireEditable(await findTask(db, id))
  await countFailure(db, { subject: `upload ${id}`, max: Math.ceil(uploadsPerHour * rateLimitScale), seconds: 60 * 60 }, now())
}

/**
 * Keeps a file as one of the task's, in place of an earlier one. It is stored first and named in the task then: whatever fails
 * between leaves a file that no task has, and `sweepTaskFiles` removes it. Throws 415, or 409 where the task takes none any more.
 */
export async function keepTaskFile(context: TaskFilesContext, { id }: ParticipantRow, kind: TaskFileKind, received: ReceivedFile): Promise<TaskFile> {
  const { db, log } = context
  const file = { ...received, name: cleanName(received.name) }
  if (file.size === 0) throw new ApiError(400, 'empty_file', 'This file is empty. Please choose another one.')
  const verdict = await judgeUpload(file)
  if ('problem' in verdict) {
    log.info({ event: 'upload_refused', participantId: id, problem: verdict.problem }, 'an upload was refused')
    throw new ApiError(415, 'unsupported_file', uploadTypeMessage)
  }
  const uploadedAt = context.now()
  const storedAs = await store(context, file.path, uploadedAt)
  const values = { storedAs, name: file.name, size: file.size, type: verdict.type, uploadedAt }
  const replaced = await db
    .transaction(async (tx) => {
      const task = requireEditable(await lockTask(tx, id))
      const earlier = await takeTaskFile(tx, task.id, kind)
      await tx.insert(bootcampTaskFiles).values({ taskId: task.id, kind, ...values })
      return earlier
    })
    .catch(async (error: unknown) => {
      // Of any other failure nobody knows whether it was before or after the commit.
      if (error instanceof ApiError) await discard(context, storedAs)
      throw error
    })
  await discard(context, replaced)
  return toTaskFile(values)
}

/** Removes one of the task's files; none is no failure. Throws 409 where the task may not be changed. */
export async function removeTaskFile(context: TaskFilesContext, { id }: ParticipantRow, kind: TaskFileKind): Promise<void> {
  requireEditable(await findTask(context.db, id))
  const removed = await context.db.transaction(async (tx) => takeTaskFile(tx, requireEditable(await lockTask(tx, id)).id, kind))
  await discard(context, removed)
}

async function store({ files, log }: TaskFilesContext, path: string, now: Date): Promise<string> {
  const name = newTaskFileName(now)
  try {
    await files.put(name, path)
    return name
  } catch (error) {
    log.error({ err: error }, 'an upload could not be stored')
    throw cannotStore()
  }
}

/** Removes what no task has any more. Where that fails, the sweep comes later. */
async function discard({ files, log }: TaskFilesContext, storedAs: string | null): Promise<void> {
  if (storedAs === null) return
  await files.remove(storedAs).catch((error: unknown) => log.warn({ err: error }, 'a file that no task has was not removed'))
}
