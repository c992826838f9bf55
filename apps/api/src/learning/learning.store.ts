import { and, asc, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { courses } from '../courses/courses.tables.ts'
import { enrolments } from '../courses/enrolments.tables.ts'
import type { Database } from '../database/database.ts'
import { prepareOnce } from '../database/prepareOnce.ts'
import { lessonCompletions, lessons, modules } from '../lessons/lessons.tables.ts'

/** More courses than any learner takes: every query has a limit. */
const maxEnrolments = 1_000

const course = { domain: courses.domain, title: courses.title, slug: courses.slug }

const isOpen = sql`${lessons.id} is not null and ${lessonCompletions.lessonId} is null`

const ongoing = prepareOnce((db) =>
  db
    .select({
      id: enrolments.id,
      course,
      enrolledAt: enrolments.enrolledAt,
      done: count(lessonCompletions.lessonId),
      total: count(lessons.id),
      /** The id and title of the first open lesson. */
      next: sql<
        [id: string, title: string] | null
      >`(array_agg(json_build_array(${lessons.id}, ${lessons.title}) order by ${modules.position}, ${lessons.position}) filter (where ${isOpen}))[1]`,
      minutesLeft: sql<number>`coalesce(sum(${lessons.minutes}) filter (where ${isOpen}), 0)::int`,
    })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .leftJoin(lessons, eq(lessons.courseId, courses.id))
    .leftJoin(modules, eq(modules.id, lessons.moduleId))
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

/** The learner's enrolments in open courses, newest first, with the numbers of completed lessons and of all lessons, and what is left. */
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
