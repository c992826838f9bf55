import { and, asc, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { courses } from '../courses/courses.tables.ts'
import { enrolments } from '../courses/enrolments.tables.ts'
import type { Database } from '../database/database.ts'
import { prepareOnce } from '../database/prepareOnce.ts'
import { lessonCompletions, lessons } from '../lessons/lessons.tables.ts'

/** More courses than any learner takes: every query has a limit. */
const maxEnrolments = 1_000

const course = { domain: courses.domain, title: courses.title, slug: courses.slug }

const ongoing = prepareOnce((db) =>
  db
    .select({
      id: enrolments.id,
      course,
      enrolledAt: enrolments.enrolledAt,
      done: count(lessonCompletions.lessonId),
      total: count(lessons.id),
    })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .leftJoin(lessons, eq(lessons.courseId, courses.id))
    .leftJoin(
      lessonCompletions,
      and(
        eq(lessonCompletions.lessonId, lessons.id),
        eq(lessonCompletions.enrolmentId, enrolments.id),
      ),
    )
    .where(and(eq(enrolments.userId, sql.placeholder('userId')), isNull(enrolments.completedAt)))
    .groupBy(enrolments.id, courses.id)
    .orderBy(desc(enrolments.enrolledAt), asc(courses.title))
    .limit(maxEnrolments)
    .prepare('ongoing'),
)

/** The learner's enrolments in open courses, newest first, with the numbers of completed lessons and of all lessons. */
export const listOngoing = (db: Database, userId: string) => ongoing(db).execute({ userId })

/** The learner's enrolments in completed courses, last completed first. */
export function listCompleted(db: Database, userId: string) {
  return db
    .select({
      id: enrolments.id,
      course,
      completedAt: sql<Date>`${enrolments.completedAt}`.mapWith(enrolments.completedAt),
    })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(and(eq(enrolments.userId, userId), isNotNull(enrolments.completedAt)))
    .orderBy(desc(enrolments.completedAt), asc(courses.title))
    .limit(maxEnrolments)
}
