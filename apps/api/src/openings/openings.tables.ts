import { sql } from 'drizzle-orm'
import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'

/** Who gets a mail when applications for a bootcamp open. They need no account. */
export const openingNotices = pgTable(
  'opening_notices',
  {
    /** Random: anyone who has it, from a mail to the address, can delete the row. */
    id: uuid().primaryKey().defaultRandom(),
    bootcampSlug: text().notNull(),
    /** Lower case. */
    email: text().notNull(),
    /** SHA-256 of the newest mailed code; null until a mail was written. */
    codeHash: text().unique('opening_notices_code'),
    /** When the code ends, and with it an unconfirmed row. */
    expiresAt: moment().notNull(),
    /** Null until the owner of the address confirmed it: until then only the link is sent. */
    confirmedAt: moment(),
    /** When the mail about the opening was queued, in the same transaction. */
    toldAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [
    unique('opening_notices_once').on(table.bootcampSlug, table.email),
    index('opening_notices_email').on(table.email),
    index('opening_notices_waiting')
      .on(table.bootcampSlug)
      .where(sql`${table.confirmedAt} is not null and ${table.toldAt} is null`),
  ],
)
