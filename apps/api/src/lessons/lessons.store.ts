import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { maxLessons } from '../courses/courses.store.ts'
import { courses } from '../courses/courses.tables.ts'
import { enrolments } from '../courses/enrolments.tables.ts'
import type { Database } from '../database/database.ts'
import { prepareOnce } from '../database/prepareOnce.ts'
import { courseIn, lessonIn } from '../translations/translated.store.ts'
import type { TranslatedCourse, TranslatedLesson } from '../translations/translated.store.ts'
import { lessonCompletions, lessonPositions, lessons, modules } from './lessons.tables.ts'

/** A lesson with its course and the learner's enrolment in it, which is null if there is none. */
export async function findLesson(db: Database, userId: string, lessonId: string) {
  const [row] = await db
    .select({
      lesson: getTableColumns(lessons),
      course: { slug: courses.slug, title: courses.title },
      enrolmentId: enrolments.id,
    })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .leftJoin(
      enrolments,
      and(eq(enrolments.courseId, lessons.courseId), eq(enrolments.userId, userId)),
    )
    .where(eq(lessons.id, lessonId))
    .limit(1)
  return row ?? null
}

export type OutlineRow = Awaited<ReturnType<typeof listOutline>>[number]

/**
 * The lessons of a course in order, each with its module and whether the enrolment has completed
 * it.
 */
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
    .leftJoin(
      lessonCompletions,
      and(
        eq(lessonCompletions.lessonId, lessons.id),
        eq(lessonCompletions.enrolmentId, enrolmentId),
      ),
    )
    .where(eq(lessons.courseId, courseId))
    .orderBy(asc(modules.position), asc(lessons.position))
    .limit(maxLessons)
}

/**
 * A lesson in the outline of a lesson's page. A module's order is its position in the course, a
 * lesson's order its position in the module.
 */
export interface OutlineEntry {
  readonly id: string
  readonly title: string
  readonly order: number
  readonly module: { readonly id: string; readonly title: string; readonly order: number }
}

/** What translates a lesson's page: its own text, and the titles of its course. */
interface PageTranslation {
  readonly lesson: SQL<TranslatedLesson | null>
  readonly course: SQL<TranslatedCourse | null>
}

const lessonPageWith = (name: string, translation: PageTranslation) =>
  prepareOnce((db) => {
    const other = alias(lessons, 'other')
    const rows = db
      .select({
        entry:
          sql`json_build_object('id', ${other.id}, 'title', ${other.title}, 'order', ${other.position},
        'module', json_build_object('id', ${modules.id}, 'title', ${modules.title}, 'order', ${modules.position}))`.as(
            'entry',
          ),
        module: sql`${modules.position}`.as('module'),
        position: sql`${other.position}`.as('position'),
      })
      .from(other)
      .innerJoin(modules, eq(modules.id, other.moduleId))
      .where(eq(other.courseId, lessons.courseId))
      .limit(maxLessons)
      .as('outline')
    const outline = db
      .select({
        list: sql<OutlineEntry[]>`json_agg(entry order by module, position)`.as('list'),
      })
      .from(rows)
      .as('outlines')
    return db
      .select({
        lesson: getTableColumns(lessons),
        course: { slug: courses.slug, title: courses.title },
        outline: outline.list,
        translated: translation.lesson.as('translated'),
        translatedCourse: translation.course.as('translated_course'),
      })
      .from(lessons)
      .innerJoin(courses, eq(courses.id, lessons.courseId))
      .leftJoinLateral(outline, sql`true`)
      .where(eq(lessons.id, sql.placeholder('lessonId')))
      .limit(1)
      .prepare(name)
  })

const lessonPage = lessonPageWith('lesson_page', {
  lesson: sql<null>`null::json`,
  course: sql<null>`null::json`,
})
const lessonPageIn = lessonPageWith('lesson_page_in', {
  lesson: lessonIn(lessons.id, sql.placeholder('language')),
  course: courseIn(courses.id, sql.placeholder('language')),
})

/**
 * What a lesson's page shows of the content, the same for every learner: the lesson with its
 * course, and the lessons of the course in order; with the texts in a language, if one is asked
 * for.
 */
export async function findLessonPage(db: Database, lessonId: string, language: string | null) {
  const [row] = await (language === null
    ? lessonPage(db).execute({ lessonId })
    : lessonPageIn(db).execute({ lessonId, language }))
  return row ?? null
}

const learnersLesson = prepareOnce((db) =>
  db
    .select({
      enrolmentId: enrolments.id,
      position: lessonPositions.seconds,
      completed: sql<
        string[]
      >`array(select ${lessonCompletions.lessonId}::text from ${lessonCompletions} where ${lessonCompletions.enrolmentId} = ${enrolments.id})`,
    })
    .from(lessons)
    .leftJoin(
      enrolments,
      and(
        eq(enrolments.courseId, lessons.courseId),
        eq(enrolments.userId, sql.placeholder('userId')),
      ),
    )
    .leftJoin(
      lessonPositions,
      and(eq(lessonPositions.enrolmentId, enrolments.id), eq(lessonPositions.lessonId, lessons.id)),
    )
    .where(eq(lessons.id, sql.placeholder('lessonId')))
    .limit(1)
    .prepare('learners_lesson'),
)

/**
 * What a lesson's page shows of the learner, in one query: the enrolment (null if there is none),
 * where the video was left (null if nowhere), and the ids of the lessons of the course that are
 * completed. Null if there is no such lesson.
 */
export async function findLearnersLesson(db: Database, userId: string, lessonId: string) {
  const [row] = await learnersLesson(db).execute({ userId, lessonId })
  return row ?? null
}

/** Saves the position; the last call wins. */
export async function upsertPosition(
  db: Database,
  enrolmentId: string,
  lessonId: string,
  seconds: number,
): Promise<void> {
  await db
    .insert(lessonPositions)
    .values({ enrolmentId, lessonId, seconds })
    .onConflictDoUpdate({
      target: [lessonPositions.enrolmentId, lessonPositions.lessonId],
      set: { seconds },
    })
}
