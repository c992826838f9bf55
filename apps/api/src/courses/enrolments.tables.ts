import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { moment, timestamps } from '../database/columns.ts'
import { users } from '../users/users.tables.ts'
import { courses } from './courses.tables.ts'

/** Codes that open an invite course. */
export const inviteCodes = pgTable(
  'invite_codes',
  {
    id: uuid().primaryKey().defaultRandom(),
    courseId: uuid()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** Upper case; learners may type any case. */
    code: text().notNull(),
    /** How many enrolments the code allows; null means no limit. */
    maxUses: integer(),
    uses: integer().notNull().default(0),
    /** From this moment on the code does not work; null means it always works. */
    expiresAt: moment(),
    ...timestamps,
  },
  (table) => [
    unique('invite_codes_course_code').on(table.courseId, table.code),
    check('invite_codes_upper_case', sql`${table.code} = upper(${table.code})`),
    check(
      'invite_codes_uses',
      sql`${table.uses} >= 0 and (${table.maxUses} is null or ${table.uses} <= ${table.maxUses})`,
    ),
  ],
)

/**
 * Who is enrolled in which course. The current lesson is not stored: it is the first one without a
 * completion.
 */
export const enrolments = pgTable(
  'enrolments',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    courseId: uuid()
      .notNull()
      .references(() => courses.id),
    enrolledAt: moment().notNull().defaultNow(),
    completedAt: moment(),
  },
  (table) => [
    unique('enrolments_user_course').on(table.userId, table.courseId),
    index('enrolments_course').on(table.courseId),
  ],
)
