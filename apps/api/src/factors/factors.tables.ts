import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'
import { users } from '../users/users.tables.ts'

/** The authenticator apps: one for each account. */
export const totpSecrets = pgTable('totp_secrets', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Sealed by a key that is derived from AUTH_SECRET, and bound to the account. */
  sealedSecret: text().notNull(),
  /** When a code turned it on; null before that, while it is not required. */
  confirmedAt: moment(),
  /** The time step of the last accepted code: no step is accepted twice. */
  lastStep: integer().notNull().default(0),
})

/** Codes that each let their owner sign in once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    /** SHA-256 of account and code: a code has 80 random bits. */
    codeHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null until it was used. */
    usedAt: moment(),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
)

/** Sign-ins whose password was right and whose second factor is missing. */
export const pendingSignIns = pgTable(
  'pending_sign_ins',
  {
    /** SHA-256 of the challenge, which has 128 random bits. */
    challengeHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /**
     * The account's version at that time: a new password, or the end of all sessions, ends it too.
     */
    tokenVersion: integer().notNull(),
    /** Counted before anything is compared. */
    tries: integer().notNull().default(0),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('pending_sign_ins_user').on(table.userId),
    index('pending_sign_ins_expiry').on(table.expiresAt),
  ],
)
