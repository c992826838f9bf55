import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { timestamps } from '../database/columns.ts'
import { lessons } from '../lessons/lessons.tables.ts'

/** The quiz of a lesson of type `quiz`. */
export const quizzes = pgTable(
  'quizzes',
  {
    id: uuid().primaryKey().defaultRandom(),
    lessonId: uuid()
      .notNull()
      .unique('quizzes_lesson')
      .references(() => lessons.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    instructions: text().notNull().default(''),
    /** Percent of the questions that must be right. */
    passMark: integer().notNull().default(70),
    ...timestamps,
  },
  (table) => [check('quizzes_pass_mark', sql`${table.passMark} between 1 and 100`)],
)

export const questions = pgTable(
  'questions',
  {
    id: uuid().primaryKey().defaultRandom(),
    quizId: uuid()
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    /** From 1; the importer matches the questions of one quiz by it. */
    position: integer().notNull(),
    text: text().notNull(),
    allowMultipleSelection: boolean().notNull().default(false),
    /** Why the right answer is right. */
    explanation: text().notNull().default(''),
  },
  (table) => [unique('questions_quiz_position').on(table.quizId, table.position)],
)

export const options = pgTable(
  'options',
  {
    id: uuid().primaryKey().defaultRandom(),
    questionId: uuid()
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    /** From 1; the importer matches the options of one question by it. */
    position: integer().notNull(),
    text: text().notNull(),
    /** Never leaves the server. */
    isCorrect: boolean().notNull(),
  },
  (table) => [unique('options_question_position').on(table.questionId, table.position)],
)
