import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { moment, timestamps } from '../database/columns.ts'
import { users } from '../users/users.tables.ts'

/** The newest code of an account for setting a new password. */
export const resetCodes = pgTable('reset_codes', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Argon2id, as for passwords. */
  codeHash: text().notNull(),
  /** Counted before comparing. */
  tries: integer().notNull().default(0),
  expiresAt: moment().notNull(),
  usedAt: moment(),
})

/** Accounts that wait for the code from the mail. Anybody may begin one for any address: only its own code makes it an account. */
export const registrations = pgTable(
  'registrations',
  {
    /** 128 random bits: known to the browser that began it. */
    id: text().primaryKey(),
    /** Lower case. */
    email: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    passwordHash: text().notNull(),
    /** The invitation that it was begun with; null where none was needed. */
    invitation: text(),
    /** Null until the mail is on its way. */
    codeHash: text(),
    tries: integer().notNull().default(0),
    expiresAt: moment().notNull(),
  },
  (table) => [index('registrations_expiry').on(table.expiresAt)],
)

/** Codes that open signing up, where the operator asks for one. */
export const signupInvitations = pgTable(
  'signup_invitations',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Upper case: people may type it in any. */
    code: text().notNull(),
    /** Accounts that the code is good for; null means any number. */
    maxUses: integer(),
    uses: integer().notNull().default(0),
    /** The first moment at which it no longer works; null means it never ends. */
    expiresAt: moment(),
    ...timestamps,
  },
  (table) => [unique('signup_invitations_code').on(table.code), check('signup_invitations_upper_case', sql`${table.code} = upper(${table.code})`)],
)
