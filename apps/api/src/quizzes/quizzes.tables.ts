import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { enrolments } from '../courses/enrolments.tables.ts'
import { moment, timestamps } from '../database/columns.ts'
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
    /** The share of right answers that passes, in percent. */
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
    /** Why the right options are right. */
    explanation: text().notNull().default(''),
    /**
     * The lesson of the course that has the answer, by its name in `content/`; null if the author
     * names none.
     */
    seeLesson: text(),
    /** The heading in it, as an address names it; null for the lesson as a whole. */
    seeHeading: text(),
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
    /** Sent only after the learner has passed the quiz. */
    isCorrect: boolean().notNull(),
  },
  (table) => [unique('options_question_position').on(table.questionId, table.position)],
)

/** How a learner passed a quiz: only the first pass is stored, and failures are not. */
export const quizPasses = pgTable(
  'quiz_passes',
  {
    enrolmentId: uuid()
      .notNull()
      .references(() => enrolments.id, { onDelete: 'cascade' }),
    quizId: uuid()
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    /** Percent, by the questions at that time. */
    score: integer().notNull(),
    /** Ids of all chosen options; ids of deleted options stay and have no effect. */
    selectedOptions: uuid().array().notNull(),
    passedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.enrolmentId, table.quizId] }),
    index('quiz_passes_quiz').on(table.quizId),
    check('quiz_passes_score', sql`${table.score} between 0 and 100`),
  ],
)
