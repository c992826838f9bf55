import { and, eq, inArray, isNull, notExists, sql } from 'drizzle-orm'
import { credentials } from '../credentials/credentials.tables.ts'
import type { Database } from '../database/database.ts'
import { bootcampParticipants, bootcampTaskFiles, bootcampTasks } from './bootcamps.tables.ts'

/** What is left outside these tables after a learner's bootcamps are deleted. */
interface Leftovers {
  /** Names in the file store. */
  readonly files: string[]
  /** Tasks about which mails may be queued. */
  readonly taskIds: string[]
}

/**
 * Deletes a learner's tasks and registrations of bootcamps; access links open nothing from then on.
 * A registration with a certificate stays for it, without name and address. Its certificate becomes
 * one of the account.
 */
export async function deleteParticipations(
  tx: Database,
  userId: string,
  now: Date,
): Promise<Leftovers> {
  const ids = (await idsOf(tx, userId)).map(({ id }) => id)
  const leftovers = await deleteParticipants(tx, ids, now)
  // Only after the tasks are locked: their last review may have added a certificate.
  await tx
    .update(credentials)
    .set({ userId })
    .where(and(inArray(credentials.participantId, ids), isNull(credentials.userId)))
  return leftovers
}

/**
 * Deletes registrations with their tasks. One with a certificate stays for it, without name and
 * address.
 */
export async function deleteParticipants(
  tx: Database,
  ids: readonly string[],
  now: Date,
): Promise<Leftovers> {
  const chosen = inArray(bootcampParticipants.id, [...ids])
  const leftovers = await deleteTasks(tx, ids)
  const certificates = tx
    .select()
    .from(credentials)
    .where(eq(credentials.participantId, bootcampParticipants.id))
  await tx.delete(bootcampParticipants).where(and(chosen, notExists(certificates)))
  const nobody = { firstName: '', lastName: '', country: null, userId: null, deletedAt: now }
  await tx
    .update(bootcampParticipants)
    .set({ ...nobody, email: sql`gen_random_uuid() || '@deleted.invalid'` })
    .where(chosen)
  return leftovers
}

const idsOf = (tx: Database, userId: string) =>
  tx
    .select({ id: bootcampParticipants.id })
    .from(bootcampParticipants)
    .where(eq(bootcampParticipants.userId, userId))
    // Not the strongest lock: a review that has locked its task may still add the certificate.
    .for('no key update')

async function deleteTasks(tx: Database, participants: readonly string[]): Promise<Leftovers> {
  // Locked, so that no upload adds a file meanwhile.
  const tasks = await tx
    .select({ id: bootcampTasks.id })
    .from(bootcampTasks)
    .where(inArray(bootcampTasks.participantId, [...participants]))
    .for('update')
  const taskIds = tasks.map(({ id }) => id)
  const files = await tx
    .select({ storedAs: bootcampTaskFiles.storedAs })
    .from(bootcampTaskFiles)
    .where(inArray(bootcampTaskFiles.taskId, taskIds))
  await tx.delete(bootcampTasks).where(inArray(bootcampTasks.id, taskIds))
  return { files: files.map(({ storedAs }) => storedAs), taskIds }
}
