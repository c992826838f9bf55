import { and, asc, eq, gt, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { lessonCompletions, lessons, modules } from '../lessons/lessons.tables.ts'
import { subscriptions } from '../users/users.tables.ts'
import { enrolments, inviteCodes } from './enrolments.tables.ts'

export type EnrolmentRow = typeof enrolments.$inferSelect

export async function findEnrolment(
  db: Database,
  userId: string,
  courseId: string,
): Promise<EnrolmentRow | null> {
  const [row] = await db
    .select()
    .from(enrolments)
    .where(and(eq(enrolments.userId, userId), eq(enrolments.courseId, courseId)))
    .limit(1)
  return row ?? null
}

/**
 * Whether this call made the enrolment; false if it exists. Waits for a parallel call to commit or
 * roll back.
 */
export async function insertEnrolment(
  db: Database,
  userId: string,
  courseId: string,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .insert(enrolments)
    .values({ userId, courseId, enrolledAt: now })
    .onConflictDoNothing({ target: [enrolments.userId, enrolments.courseId] })
    .returning({ id: enrolments.id })
  return rows.length === 1
}

/**
 * The lesson to continue with, and whether it is completed: the first open one, else the last one;
 * null if the course has none.
 */
export async function findCurrentLesson(
  db: Database,
  enrolmentId: string,
  courseId: string,
): Promise<{ id: string; isDone: boolean } | null> {
  const isDone = sql<boolean>`(${isNotNull(lessonCompletions.lessonId)})`
  const [row] = await db
    .select({ id: lessons.id, isDone })
    .from(lessons)
    .innerJoin(modules, eq(modules.id, lessons.moduleId))
    .leftJoin(
      lessonCompletions,
      and(
        eq(lessonCompletions.lessonId, lessons.id),
        eq(lessonCompletions.enrolmentId, enrolmentId),
      ),
    )
    .where(eq(lessons.courseId, courseId))
    // Open lessons first, in order; of the completed ones, the last.
    .orderBy(
      asc(isDone),
      sql`case when ${isDone} then -${modules.position} else ${modules.position} end`,
      sql`case when ${isDone} then -${lessons.position} else ${lessons.position} end`,
    )
    .limit(1)
  return row ?? null
}

/** Ids of the course's lessons in the outline's order. */
export async function findLessonIds(db: Database, courseId: string): Promise<string[]> {
  const rows = await db
    .select({ id: lessons.id })
    .from(lessons)
    .innerJoin(modules, eq(modules.id, lessons.moduleId))
    .where(eq(lessons.courseId, courseId))
    .orderBy(asc(modules.position), asc(lessons.position))
  return rows.map(({ id }) => id)
}

export async function hasSubscription(db: Database, userId: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        lte(subscriptions.startsAt, now),
        gt(subscriptions.endsAt, now),
      ),
    )
    .limit(1)
  return rows.length === 1
}

export async function findInviteCode(db: Database, courseId: string, code: string) {
  const [row] = await db
    .select()
    .from(inviteCodes)
    .where(and(eq(inviteCodes.courseId, courseId), eq(inviteCodes.code, code)))
    .limit(1)
  return row ?? null
}

/**
 * Counts a use of the code if it is valid: one statement, so that parallel learners cannot share
 * its last use.
 */
export async function takeInviteCode(
  db: Database,
  courseId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(inviteCodes)
    .set({ uses: sql`${inviteCodes.uses} + 1` })
    .where(
      and(
        eq(inviteCodes.courseId, courseId),
        eq(inviteCodes.code, code),
        or(isNull(inviteCodes.maxUses), lt(inviteCodes.uses, inviteCodes.maxUses)),
        or(isNull(inviteCodes.expiresAt), gt(inviteCodes.expiresAt, now)),
      ),
    )
    .returning({ id: inviteCodes.id })
  return rows.length === 1
}
