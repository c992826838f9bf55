import { taskFileKinds, taskStatuses } from '@rampart/contract/entities/bootcampTask'
import { boolean, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { oneOf } from '../database/checks.ts'
import { moment, timestamps } from '../database/columns.ts'
import { users } from '../users/users.tables.ts'

/** Who is registered for which bootcamp; an account of the site is not needed. */
export const bootcampParticipants = pgTable(
  'bootcamp_participants',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The bootcamp's slug; bootcamps are built into the site. */
    bootcampSlug: text().notNull(),
    /** Lower case. */
    email: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    /** Null when not given. */
    country: text(),
    /** The participant's account, where there is one: its credentials page shows the certificate. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    ...timestamps,
  },
  (table) => [unique('bootcamp_participants_once').on(table.bootcampSlug, table.email), index('bootcamp_participants_user').on(table.userId)],
)

/** A participant's one task. Whoever changes it or its files locks its row first. */
export const bootcampTasks = pgTable(
  'bootcamp_tasks',
  {
    id: uuid().primaryKey().defaultRandom(),
    participantId: uuid()
      .notNull()
      .unique('bootcamp_tasks_participant')
      .references(() => bootcampParticipants.id, { onDelete: 'cascade' }),
    status: text({ enum: taskStatuses }).notNull().default('not_submitted'),
    /** The reviewer's word; null when there is none. */
    comment: text(),
    internshipInterest: boolean().notNull().default(false),
    mentorshipInterest: boolean().notNull().default(false),
    bootcampFeedback: text().notNull().default(''),
    submittedAt: moment(),
    reviewedAt: moment(),
    ...timestamps,
  },
  (table) => [oneOf('bootcamp_tasks_status', table.status, taskStatuses)],
)

/** What the files of tasks are; their contents lie in the file store. */
export const bootcampTaskFiles = pgTable(
  'bootcamp_task_files',
  {
    taskId: uuid()
      .notNull()
      .references(() => bootcampTasks.id, { onDelete: 'cascade' }),
    kind: text({ enum: taskFileKinds }).notNull(),
    /** Its name in the file store: random, never used again, and the only thing that keeps the contents from being swept. */
    storedAs: text().notNull().unique('bootcamp_task_files_stored_as'),
    /** Its name on the participant's machine, to be shown and never to be a path. */
    name: text().notNull(),
    /** Bytes. */
    size: integer().notNull(),
    /** MIME type as judged by the server. */
    type: text().notNull(),
    uploadedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.kind] }), oneOf('bootcamp_task_files_kind', table.kind, taskFileKinds)],
)
