import type { Domain, Level } from '@rampart/contract/entities/values'
import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { prepareOnce } from '../database/prepareOnce.ts'
import { lessons, modules } from '../lessons/lessons.tables.ts'
import { courseIn } from '../translations/translated.store.ts'
import type { TranslatedCourse } from '../translations/translated.store.ts'
import { labs } from '../labs/labs.tables.ts'
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

/** More lessons than any course has: every query has a limit. */
export const maxLessons = 2_000

/** The lessons of a course in order, each with its module. */
export function listLessons(db: Database, courseId: string) {
  return db
    .select({
      id: lessons.id,
      title: lessons.title,
      type: lessons.type,
      moduleId: modules.id,
      moduleTitle: modules.title,
    })
    .from(lessons)
    .innerJoin(modules, eq(modules.id, lessons.moduleId))
    .where(eq(lessons.courseId, courseId))
    .orderBy(asc(modules.position), asc(lessons.position))
    .limit(maxLessons)
}

/** A lesson in the outline of a course's page. */
export type OutlineLesson = [
  moduleId: string,
  moduleTitle: string,
  title: string,
  type: string,
  id: string,
]

/** A lab in the outline of a course's page. */
export type OutlineLab = [path: string, title: string, level: Level, domain: Domain]

/** The query of a course's page: in English, or with the column that translates it. */
const coursePageWith = (name: string, translation: SQL<TranslatedCourse | null>) =>
  prepareOnce((db) => {
    const rows = db
      .select({
        lesson:
          sql`json_build_array(${modules.id}, ${modules.title}, ${lessons.title}, ${lessons.type}, ${lessons.id})`.as(
            'lesson',
          ),
        module: sql`${modules.position}`.as('module'),
        position: sql`${lessons.position}`.as('position'),
      })
      .from(lessons)
      .innerJoin(modules, eq(modules.id, lessons.moduleId))
      .where(eq(lessons.courseId, courses.id))
      .limit(maxLessons)
      .as('outline')
    const outline = db
      .select({
        list: sql<OutlineLesson[]>`coalesce(json_agg(lesson order by module, position), '[]')`.as(
          'list',
        ),
      })
      .from(rows)
      .as('outlines')
    const ofCourse = db
      .select({
        list: sql<
          OutlineLab[]
        >`coalesce(json_agg(json_build_array(${labs.path}, ${labs.title}, ${labs.level}, ${labs.domain}) order by array_position(${courses.labs}, ${labs.path})), '[]')`.as(
          'lab_list',
        ),
      })
      .from(labs)
      .where(sql`${labs.path} = any(${courses.labs})`)
      .as('course_labs')
    return db
      .select({
        course: getTableColumns(courses),
        instructor: getTableColumns(instructors),
        outline: outline.list,
        labs: ofCourse.list,
        translation: translation.as('translation'),
      })
      .from(courses)
      .innerJoin(instructors, eq(instructors.id, courses.instructorId))
      .leftJoinLateral(outline, sql`true`)
      .leftJoinLateral(ofCourse, sql`true`)
      .where(eq(courses.slug, sql.placeholder('slug')))
      .limit(1)
      .prepare(name)
  })

const coursePage = coursePageWith('course_page', sql<null>`null::json`)
const coursePageIn = coursePageWith(
  'course_page_in',
  courseIn(courses.id, sql.placeholder('language')),
)

/**
 * A course with its instructor and its lessons in order, in one query; with its texts in a
 * language, if one is asked for.
 */
export async function findCoursePage(db: Database, slug: string, language: string | null) {
  const [row] = await (language === null
    ? coursePage(db).execute({ slug })
    : coursePageIn(db).execute({ slug, language }))
  return row ?? null
}
