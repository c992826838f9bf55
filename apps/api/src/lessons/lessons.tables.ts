import { lessonTypes } from '@rampart/contract/entities/course'
import { sql } from 'drizzle-orm'
import {
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { courses } from '../courses/courses.tables.ts'
import { enrolments } from '../courses/enrolments.tables.ts'
import { oneOf } from '../database/checks.ts'
import { moment, timestamps } from '../database/columns.ts'

/** The parts of a course, in order. */
export const modules = pgTable(
  'modules',
  {
    id: uuid().primaryKey().defaultRandom(),
    courseId: uuid()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    /** From 1; the importer matches modules of one course by it. */
    position: integer().notNull(),
    ...timestamps,
  },
  (table) => [unique('modules_course_position').on(table.courseId, table.position)],
)

export const lessons = pgTable(
  'lessons',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Also in the module's row; here it makes `key` unique within the course. */
    courseId: uuid()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    moduleId: uuid()
      .notNull()
      .references(() => modules.id, { onDelete: 'cascade' }),
    /**
     * The lesson's permanent name in `content/`: completions stay with it when lessons are moved or
     * renamed.
     */
    key: text().notNull(),
    title: text().notNull(),
    type: text({ enum: lessonTypes }).notNull(),
    /** Sanitized HTML, rendered from the Markdown of `content/`. */
    descriptionHtml: text().notNull().default(''),
    /** The two parts of the video's address at the video host; null for a quiz. */
    videoLibrary: text(),
    videoContent: text(),
    minutes: integer().notNull(),
    /** From 1, within the module. */
    position: integer().notNull(),
    ...timestamps,
  },
  (table) => [
    unique('lessons_course_key').on(table.courseId, table.key),
    index('lessons_module').on(table.moduleId, table.position),
    oneOf('lessons_type', table.type, lessonTypes),
    check('lessons_minutes', sql`${table.minutes} >= 0`),
    check('lessons_video', sql`(${table.videoLibrary} is null) = (${table.videoContent} is null)`),
  ],
)

/** Lessons that a learner has completed, each once. */
export const lessonCompletions = pgTable(
  'lesson_completions',
  {
    enrolmentId: uuid()
      .notNull()
      .references(() => enrolments.id, { onDelete: 'cascade' }),
    lessonId: uuid()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    completedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.enrolmentId, table.lessonId] }),
    index('lesson_completions_lesson').on(table.lessonId),
  ],
)

/** Where a learner left the video of a lesson. */
export const lessonPositions = pgTable(
  'lesson_positions',
  {
    enrolmentId: uuid()
      .notNull()
      .references(() => enrolments.id, { onDelete: 'cascade' }),
    lessonId: uuid()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    /** From the video's start, at most a day. */
    seconds: doublePrecision().notNull(),
    ...timestamps,
  },
  (table) => [
    primaryKey({ columns: [table.enrolmentId, table.lessonId] }),
    index('lesson_positions_lesson').on(table.lessonId),
    check('lesson_positions_seconds', sql`${table.seconds} between 0 and 86400`),
  ],
)
