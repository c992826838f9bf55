import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { maxLessons } from '../courses/courses.store.ts'
import { courses } from '../courses/courses.tables.ts'
import { enrolments } from '../courses/enrolments.tables.ts'
import type { Database } from '../database/database.ts'
import { lessonCompletions, lessonPositions, lessons, modules } from './lessons.tables.ts'

/** A lesson with its course and the learner's enrolment in it, which is null where there is none. */
export async function findLesson(db: Database, userId: string, lessonId: string) {
  const [row] = await db
    .select({ lesson: getTableColumns(lessons), course: { slug: courses.slug, title: courses.title }, enrolmentId: enrolments.id })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .leftJoin(enrolments, and(eq(enrolments.courseId, lessons.courseId), eq(enrolments.userId, userId)))
    .where(eq(lessons.id, lessonId))
    .limit(1)
  return row ?? null
}

export type OutlineRow = Awaited<ReturnType<typeof listOutline>>[number]

/** The lessons of a course in order, each with its module and whether it is completed in the enrolment. */
export function listOutline(db: Database, courseId: string, enrolmentId: string) {
  return db
    .select({
      id: lessons.id,
      title: lessons.title,
      position: lessons.position,
      moduleId: modules.id,
      moduleTitle: modules.title,
      modulePosition: modules.position,
      completed: sql<boolean>`${lessonCompletions.lessonId} is not null`,
    })
    .from(lessons)
    .innerJoin(modules, eq(modules.id, lessons.moduleId))
    .leftJoin(lessonCompletions, and(eq(lessonCompletions.lessonId, lessons.id), eq(lessonCompletions.enrolmentId, enrolmentId)))
    .where(eq(lessons.courseId, courseId))
    .orderBy(asc(modules.position), asc(lessons.position))
    .limit(maxLessons)
}

/** Seconds from the video's start; 0 where none were saved. */
export async function findPosition(db: Database, enrolmentId: string, lessonId: string): Promise<number> {
  const [row] = await db
    .select({ seconds: lessonPositions.seconds })
    .from(lessonPositions)
    .where(and(eq(lessonPositions.enrolmentId, enrolmentId), eq(lessonPositions.lessonId, lessonId)))
    .limit(1)
  return row?.seconds ?? 0
}

/** The last one to arrive stays. */
export async function upsertPosition(db: Database, enrolmentId: string, lessonId: string, seconds: number): Promise<void> {
  await db
    .insert(lessonPositions)
    .values({ enrolmentId, lessonId, seconds })
    .onConflictDoUpdate({ target: [lessonPositions.enrolmentId, lessonPositions.lessonId], set: { seconds } })
}
