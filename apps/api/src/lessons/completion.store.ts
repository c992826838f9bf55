import { and, eq, isNull } from 'drizzle-orm'
import { enrolments } from '../courses/enrolments.tables.ts'
import type { Database } from '../database/database.ts'
import { lessonCompletions } from './lessons.tables.ts'

/**
 * Locks the enrolment against other completions until the transaction ends. Null if the learner has
 * no such enrolment.
 */
export async function lockEnrolment(tx: Database, userId: string, enrolmentId: string) {
  const [row] = await tx
    .select({ completedAt: enrolments.completedAt })
    .from(enrolments)
    .where(and(eq(enrolments.id, enrolmentId), eq(enrolments.userId, userId)))
    .limit(1)
    // Not the strongest lock: positions and passes refer to the row and can still be saved.
    .for('no key update')
  return row ?? null
}

export async function insertCompletion(
  tx: Database,
  enrolmentId: string,
  lessonId: string,
  now: Date,
): Promise<void> {
  await tx
    .insert(lessonCompletions)
    .values({ enrolmentId, lessonId, completedAt: now })
    .onConflictDoNothing({ target: [lessonCompletions.enrolmentId, lessonCompletions.lessonId] })
}

/** Whether this call completed the course; false if it was completed before. */
export async function markCompleted(
  tx: Database,
  enrolmentId: string,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(enrolments)
    .set({ completedAt: now })
    .where(and(eq(enrolments.id, enrolmentId), isNull(enrolments.completedAt)))
    .returning({ id: enrolments.id })
  return rows.length === 1
}
