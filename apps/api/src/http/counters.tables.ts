import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'

/** Attempts counted per window of time, for limits that all processes of the site share. */
export const failureCounters = pgTable(
  'failure_counters',
  {
    /** SHA-256 of what is limited, so that no e-mail or network address is stored in plain text. */
    key: text().primaryKey(),
    count: integer().notNull(),
    /** The window starts with its first attempt. */
    windowEndsAt: moment().notNull(),
  },
  (table) => [index('failure_counters_expiry').on(table.windowEndsAt)],
)
