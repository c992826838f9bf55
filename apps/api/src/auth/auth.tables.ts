import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'

/** Tokens that were signed out before their time. */
export const deniedTokens = pgTable(
  'denied_tokens',
  {
    jti: text().primaryKey(),
    /** When the token would have ended by itself; the row is of no use afterwards. */
    expiresAt: moment().notNull(),
  },
  (table) => [index('denied_tokens_expiry').on(table.expiresAt)],
)

/** Failures counted in windows of time, for limits that hold over all processes of the site. */
export const failureCounters = pgTable(
  'failure_counters',
  {
    /** SHA-256 of what is limited: an e-mail address or a network address is not kept in the clear. */
    key: text().primaryKey(),
    count: integer().notNull(),
    /** The window starts with the first failure in it. */
    windowEndsAt: moment().notNull(),
  },
  (table) => [index('failure_counters_expiry').on(table.windowEndsAt)],
)
