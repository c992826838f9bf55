import { boolean, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { courses } from '../courses/courses.tables.ts'
import { lessons } from '../lessons/lessons.tables.ts'

/** A quiz in another language: questions and options in the order of the English ones. */
export interface TranslatedQuiz {
  instructions: string
  questions: { text: string; explanation: string; options: string[] }[]
}

/** Texts of courses in languages besides English. */
export const courseTranslations = pgTable(
  'course_translations',
  {
    id: uuid().primaryKey().defaultRandom(),
    courseId: uuid()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** BCP 47 tag, the name of the folder. */
    locale: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    learningOutcomes: text().array().notNull(),
    requirements: text().array().notNull(),
    /** In the order of the modules. */
    moduleTitles: text().array().notNull(),
    /** Whether the English text has changed since. */
    isOutdated: boolean().notNull(),
  },
  (table) => [unique('course_translations_locale').on(table.courseId, table.locale)],
)

/** Texts of lessons in languages besides English; a lesson without one is shown in English. */
export const lessonTranslations = pgTable(
  'lesson_translations',
  {
    id: uuid().primaryKey().defaultRandom(),
    lessonId: uuid()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    locale: text().notNull(),
    title: text().notNull(),
    /**
     * Sanitized HTML; its headings have the ids of the English ones, so that links lead to the same
     * paragraph.
     */
    descriptionHtml: text().notNull(),
    /** Null if the lesson has no quiz. */
    quiz: jsonb().$type<TranslatedQuiz>(),
    isOutdated: boolean().notNull(),
  },
  (table) => [unique('lesson_translations_locale').on(table.lessonId, table.locale)],
)
