import { and, asc, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { courses } from '../courses/courses.tables.ts'
import { enrolments } from '../courses/enrolments.tables.ts'
import type { Database } from '../database/database.ts'
import { prepareOnce } from '../database/prepareOnce.ts'
import { lessonTitleIn, titleIn } from '../translations/translated.store.ts'
import { lessonCompletions, lessons, modules } from '../lessons/lessons.tables.ts'

/** More courses than any learner takes: every query has a limit. */
const maxEnrolments = 1_000

const course = { domain: courses.domain, title: courses.title, slug: courses.slug }

const isOpen = sql`${lessons.id} is not null and ${lessonCompletions.lessonId} is null`

/** The translated titles of a list: of the course and of the lesson. */
interface Titles {
  readonly course: SQL<string | null>
  readonly lesson: SQL<string | null>
}

const none = sql<null>`null::text`
const placeholder = sql.placeholder('language')
const titlesIn = (language: unknown): Titles => ({
  course: titleIn(courses.id, language),
  lesson: lessonTitleIn(lessons.id, language),
})

const ongoingWith = (name: string, titles: Titles) =>
  prepareOnce((db) =>
    db
      .select({
        id: enrolments.id,
        course,
        translated: titles.course.as('translated'),
        enrolledAt: enrolments.enrolledAt,
        done: count(lessonCompletions.lessonId),
        total: count(lessons.id),
        /** The id and title of the first open lesson. */
        next: sql<
          [id: string, title: string, translated: string | null] | null
        >`(array_agg(json_build_array(${lessons.id}, ${lessons.title}, ${titles.lesson}) order by ${modules.position}, ${lessons.position}) filter (where ${isOpen}))[1]`,
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
      .prepare(name),
  )

const ongoing = ongoingWith('ongoing', { course: none, lesson: none })
const ongoingIn = ongoingWith('ongoing_in', titlesIn(placeholder))

/**
 * The learner's enrolments in open courses, newest first, with the numbers of completed lessons and
 * of all lessons, and what is left.
 */
export const listOngoing = (db: Database, userId: string, language: string | null) =>
  language === null ? ongoing(db).execute({ userId }) : ongoingIn(db).execute({ userId, language })

/** The learner's enrolments in completed courses, last completed first. */
export function listCompleted(db: Database, userId: string, language: string | null) {
  return db
    .select({
      id: enrolments.id,
      course,
      translated: (language === null ? none : titleIn(courses.id, language)).as('translated'),
      completedAt: sql<Date>`${enrolments.completedAt}`.mapWith(enrolments.completedAt),
    })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(and(eq(enrolments.userId, userId), isNotNull(enrolments.completedAt)))
    .orderBy(desc(enrolments.completedAt), asc(courses.title))
    .limit(maxEnrolments)
}
