import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../database/columns.ts'
import { users } from '../../users/users.tables.ts'
import { labs } from '../labs.tables.ts'

/** A learner's own notes of a lab, in Markdown. */
export const labNotes = pgTable(
  'lab_notes',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    labId: uuid()
      .notNull()
      .references(() => labs.id),
    text: text().notNull(),
    /** One more with each change. */
    version: integer().notNull(),
    /** Names the tab whose text it is. */
    writer: text().notNull(),
    /** Which of that tab's writes it is; they are numbered from 1. */
    edit: integer().notNull(),
    /** When the text was typed. */
    writtenAt: moment().notNull(),
  },
  (table) => [primaryKey({ name: 'lab_notes_pkey', columns: [table.userId, table.labId] })],
)

/** Texts that a newer one of another tab or device took the place of. */
export const labNoteCopies = pgTable(
  'lab_note_copies',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid().notNull(),
    labId: uuid().notNull(),
    text: text().notNull(),
    keptAt: moment().notNull(),
  },
  (table) => [
    foreignKey({
      name: 'lab_note_copies_notes',
      columns: [table.userId, table.labId],
      foreignColumns: [labNotes.userId, labNotes.labId],
    }).onDelete('cascade'),
    index('lab_note_copies_of').on(table.userId, table.labId, table.keptAt),
  ],
)
