import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { SQL } from 'drizzle-orm'
import { lessons } from '../lessons/lessons.tables.ts'
import { courseTranslations, lessonTranslations } from './translations.tables.ts'
import type { TranslatedQuiz } from './translations.tables.ts'

/**
 * Texts of a course and of its outline in a language; a lesson that is missing has no translation.
 */
export interface TranslatedCourse {
  readonly title: string
  readonly description: string
  readonly outcomes: string[]
  readonly requirements: string[]
  readonly modules: string[]
  readonly isOutdated: boolean
  /** Titles by the lessons' ids. */
  readonly lessons: Readonly<Record<string, string>>
}

/** A lesson's own text in a language. */
export interface TranslatedLesson {
  readonly title: string
  readonly html: string
  readonly quiz: TranslatedQuiz | null
  readonly isOutdated: boolean
}

/** The title of a course in a language; null if it has none. */
export const titleIn = (courseId: AnyPgColumn | SQL, locale: unknown) =>
  sql<string | null>`(select ${courseTranslations.title} from ${courseTranslations}
    where ${courseTranslations.courseId} = ${courseId} and ${courseTranslations.locale} = ${locale})`

/** The title of a lesson in a language; null if it has none. */
export const lessonTitleIn = (lessonId: AnyPgColumn | SQL, locale: unknown) =>
  sql<string | null>`(select ${lessonTranslations.title} from ${lessonTranslations}
    where ${lessonTranslations.lessonId} = ${lessonId} and ${lessonTranslations.locale} = ${locale})`

/** A course in a language as a column of a query of courses; null if it has no translation. */
export const courseIn = (courseId: AnyPgColumn, locale: unknown) =>
  sql<TranslatedCourse | null>`(
    select json_build_object('title', ${courseTranslations.title}, 'description', ${courseTranslations.description},
      'outcomes', ${courseTranslations.learningOutcomes}, 'requirements', ${courseTranslations.requirements},
      'modules', ${courseTranslations.moduleTitles}, 'isOutdated', ${courseTranslations.isOutdated}, 'lessons', (
        select coalesce(json_object_agg(one.id, ${lessonTranslations.title}), '{}')
        from ${lessons} one join ${lessonTranslations} on ${lessonTranslations.lessonId} = one.id
        where one.course_id = ${courseTranslations.courseId} and ${lessonTranslations.locale} = ${courseTranslations.locale}))
    from ${courseTranslations}
    where ${courseTranslations.courseId} = ${courseId} and ${courseTranslations.locale} = ${locale})`

/** A lesson in a language as a column of a query of lessons; null if it has no translation. */
export const lessonIn = (lessonId: AnyPgColumn | SQL, locale: unknown) =>
  sql<TranslatedLesson | null>`(
    select json_build_object('title', ${lessonTranslations.title}, 'html', ${lessonTranslations.descriptionHtml},
      'quiz', ${lessonTranslations.quiz}, 'isOutdated', ${lessonTranslations.isOutdated})
    from ${lessonTranslations}
    where ${lessonTranslations.lessonId} = ${lessonId} and ${lessonTranslations.locale} = ${locale})`
