import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { moment, timestamps } from '../database/columns.ts'
import { users } from '../users/users.tables.ts'

/**
 * Codes for setting a new password. Anyone can ask for one for any address; it works only with the
 * id of its own reset.
 */
export const resetCodes = pgTable(
  'reset_codes',
  {
    /** 128 random bits, known only to the browser that asked. */
    id: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Argon2id, like passwords. */
    codeHash: text().notNull(),
    /** Counted before the code is compared. */
    tries: integer().notNull().default(0),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('reset_codes_user').on(table.userId),
    index('reset_codes_expiry').on(table.expiresAt),
  ],
)

/**
 * Registrations that wait for the code from the mail. Anyone can start one for any address; only
 * its own code makes the account.
 */
export const registrations = pgTable(
  'registrations',
  {
    /** 128 random bits, known only to the browser that started it. */
    id: text().primaryKey(),
    /** Lower case. */
    email: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    passwordHash: text().notNull(),
    /** The invitation code that was typed; null if none was needed. */
    invitation: text(),
    /** Null until the mail is written. */
    codeHash: text(),
    tries: integer().notNull().default(0),
    expiresAt: moment().notNull(),
  },
  (table) => [index('registrations_expiry').on(table.expiresAt)],
)

/** Codes that allow people to register, if the operator requires one. */
export const signupInvitations = pgTable(
  'signup_invitations',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Upper case; people may type any case. */
    code: text().notNull(),
    /** How many accounts the code can make; null means no limit. */
    maxUses: integer(),
    uses: integer().notNull().default(0),
    /** From this moment on the code does not work; null means it always works. */
    expiresAt: moment(),
    ...timestamps,
  },
  (table) => [
    unique('signup_invitations_code').on(table.code),
    check('signup_invitations_upper_case', sql`${table.code} = upper(${table.code})`),
  ],
)

/**
 * Mailboxes that got first credits within the last year, as hashes: a learner who deletes an
 * account, or changes its address, gets none again with the same mailbox.
 */
export const creditedMailboxes = pgTable(
  'credited_mailboxes',
  {
    /** Without the site's secret nobody can find out the address from it. */
    hash: text().primaryKey(),
    creditedAt: moment().notNull(),
  },
  (table) => [index('credited_mailboxes_age').on(table.creditedAt)],
)
