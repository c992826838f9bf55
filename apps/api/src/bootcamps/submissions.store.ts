import type { TaskStatus } from '@rampart/contract/entities/bootcampTask'
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { bootcampParticipants, bootcampTasks } from './bootcamps.tables.ts'
import type { ParticipantRow } from './participants.store.ts'
import type { TaskRow } from './tasks.store.ts'

/** A task and its participant, for reviewers. */
export interface Submission {
  readonly task: TaskRow
  readonly participant: ParticipantRow
}

/** The most that are listed at once. */
export const maxSubmissions = 1_000

const submissions = (db: Database) =>
  db
    .select({ task: bootcampTasks, participant: bootcampParticipants })
    .from(bootcampTasks)
    .innerJoin(bootcampParticipants, eq(bootcampParticipants.id, bootcampTasks.participantId))

/** The tasks of one bootcamp or all, of one status or all, the longest waiting first. */
export function listSubmissions(
  db: Database,
  { bootcamp, status }: { bootcamp?: string; status?: TaskStatus },
): Promise<Submission[]> {
  return submissions(db)
    .where(
      and(
        bootcamp === undefined ? undefined : eq(bootcampParticipants.bootcampSlug, bootcamp),
        status && eq(bootcampTasks.status, status),
      ),
    )
    .orderBy(asc(bootcampTasks.submittedAt), asc(bootcampTasks.id))
    .limit(maxSubmissions)
}

export async function findSubmission(db: Database, taskId: string): Promise<Submission | null> {
  const [row] = await submissions(db).where(eq(bootcampTasks.id, taskId)).limit(1)
  return row ?? null
}
