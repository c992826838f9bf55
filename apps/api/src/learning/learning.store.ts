import { and, asc, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { courses } from '../courses/courses.tables.ts'
import { enrolments } from '../courses/enrolments.tables.ts'
import type { Database } from '../database/database.ts'
import { lessonCompletions, lessons } from '../lessons/lessons.tables.ts'

/** More courses than any learner takes; a limit nevertheless, as on every query. */
const maxEnrolments = 1_000

const course = { domain: courses.domain, title: courses.title, slug: courses.slug }

/** The learner's enrolments in courses under way, last enrolled first, with the numbers of lessons completed and in all. */
export function listOngoing(db: Database, userId: string) {
  return db
    .select({ id: enrolments.id, course, enrolledAt: enrolments.enrolledAt, done: count(lessonCompletions.lessonId), total: count(lessons.id) })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .leftJoin(lessons, eq(lessons.courseId, courses.id))
    .leftJoin(lessonCompletions, and(eq(lessonCompletions.lessonId, lessons.id), eq(lessonCompletions.enrolmentId, enrolments.id)))
    .where(and(eq(enrolments.userId, userId), isNull(enrolments.completedAt)))
    .groupBy(enrolments.id, courses.id)
    .orderBy(desc(enrolments.enrolledAt), asc(courses.title))
    .limit(maxEnrolments)
}

/** The learner's enrolments in completed courses, last completed first. */
export function listCompleted(db: Database, userId: string) {
  return db
    .select({ id: enrolments.id, course, completedAt: sql<Date>`${enrolments.completedAt}`.mapWith(enrolments.completedAt) })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(and(eq(enrolments.userId, userId), isNotNull(enrolments.completedAt)))
    .orderBy(desc(enrolments.completedAt), asc(courses.title))
    .limit(maxEnrolments)
}
