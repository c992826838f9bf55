import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { lessons, modules } from '../lessons/lessons.tables.ts'
import { courses, instructors } from './courses.tables.ts'

/** What enrolment needs to know of a course. */
export type CourseRow = typeof courses.$inferSelect

export async function findCourseBySlug(db: Database, slug: string) {
  const [row] = await db
    .select({ course: getTableColumns(courses), instructor: getTableColumns(instructors) })
    .from(courses)
    .innerJoin(instructors, eq(instructors.id, courses.instructorId))
    .where(eq(courses.slug, slug))
    .limit(1)
  return row ?? null
}

export async function findCourseById(db: Database, id: string): Promise<CourseRow | null> {
  const [row] = await db.select().from(courses).where(eq(courses.id, id)).limit(1)
  return row ?? null
}

/** More lessons than any course has; a limit nevertheless, as on every query. */
export const maxLessons = 2_000

/** The lessons of a course in order, each with the module it is in. */
export function listLessons(db: Database, courseId: string) {
  return db
    .select({ id: lessons.id, title: lessons.title, type: lessons.type, moduleId: modules.id, moduleTitle: modules.title })
    .from(lessons)
    .innerJoin(modules, eq(modules.id, lessons.moduleId))
    .where(eq(lessons.courseId, courseId))
    .orderBy(asc(modules.position), asc(lessons.position))
    .limit(maxLessons)
}
