import { taskFileKinds, taskStatuses } from '@rampart/contract/entities/bootcampTask'
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { oneOf } from '../database/checks.ts'
import { moment, timestamps } from '../database/columns.ts'
import { users } from '../users/users.tables.ts'

/** Who is registered for which bootcamp. A participant needs no account. */
export const bootcampParticipants = pgTable(
  'bootcamp_participants',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The bootcamp's slug; bootcamps are part of the site's code. */
    bootcampSlug: text().notNull(),
    /** Lower case. */
    email: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    /** Null when not given. */
    country: text(),
    /** The participant's account, if there is one: its credentials page shows the certificate. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /**
     * When the participant deleted the account. The row stays, without name and address, only for a
     * certificate that stays.
     */
    deletedAt: moment(),
    ...timestamps,
  },
  (table) => [
    unique('bootcamp_participants_once').on(table.bootcampSlug, table.email),
    index('bootcamp_participants_user').on(table.userId),
  ],
)

/** A participant's only task. Lock its row before you change it or its files. */
export const bootcampTasks = pgTable(
  'bootcamp_tasks',
  {
    id: uuid().primaryKey().defaultRandom(),
    participantId: uuid()
      .notNull()
      .unique('bootcamp_tasks_participant')
      .references(() => bootcampParticipants.id, { onDelete: 'cascade' }),
    status: text({ enum: taskStatuses }).notNull().default('not_submitted'),
    /** The reviewer's comment; null if there is none. */
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

/** The files of tasks; the file store has their contents. */
export const bootcampTaskFiles = pgTable(
  'bootcamp_task_files',
  {
    taskId: uuid()
      .notNull()
      .references(() => bootcampTasks.id, { onDelete: 'cascade' }),
    kind: text({ enum: taskFileKinds }).notNull(),
    /**
     * Its name in the file store: random and never used again. A stored file whose name is in no
     * row is removed.
     */
    storedAs: text().notNull().unique('bootcamp_task_files_stored_as'),
    /** Its name on the participant's machine. Show it, but never use it as a path. */
    name: text().notNull(),
    /** Bytes. */
    size: integer().notNull(),
    /** MIME type as detected by the server. */
    type: text().notNull(),
    uploadedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.taskId, table.kind] }),
    oneOf('bootcamp_task_files_kind', table.kind, taskFileKinds),
  ],
)
