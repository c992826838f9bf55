import { browsers, systems } from '@rampart/contract/entities/signInSession'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { oneOf } from '../database/checks.ts'
import { moment } from '../database/columns.ts'
import { users } from '../users/users.tables.ts'

/** Tokens that were signed out before they expired. */
export const deniedTokens = pgTable(
  'denied_tokens',
  {
    jti: text().primaryKey(),
    /** When the token expires; after that the row is not needed. */
    expiresAt: moment().notNull(),
  },
  (table) => [index('denied_tokens_expiry').on(table.expiresAt)],
)

/**
 * Browsers in which an account was signed in to. Their wrong passwords are counted separately
 * (decision 30).
 */
export const devices = pgTable(
  'devices',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the device's token, which is new after each sign-in. */
    tokenHash: text().notNull().unique('devices_token_hash'),
    /** When the account was last signed in to there. */
    usedAt: moment().notNull(),
  },
  (table) => [index('devices_user').on(table.userId, table.usedAt)],
)

/**
 * The tokens of sign-ins, so that they can be listed and ended. Whether a token is accepted depends
 * on the token itself, its version and `denied_tokens`.
 */
export const signInSessions = pgTable(
  'sign_in_sessions',
  {
    /** The id of the token. */
    jti: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The version in the token. */
    tokenVersion: integer().notNull(),
    /** Null for programs that keep no device token, and if the device was forgotten. */
    deviceId: uuid().references(() => devices.id, { onDelete: 'set null' }),
    /** Null if it is not a known one. The client's own text is not stored. */
    browser: text({ enum: browsers }),
    system: text({ enum: systems }),
    signedInAt: moment().notNull(),
    /** Written every five minutes at most. */
    lastUsedAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index('sign_in_sessions_user').on(table.userId),
    index('sign_in_sessions_device').on(table.deviceId),
    index('sign_in_sessions_expiry').on(table.expiresAt),
    oneOf('sign_in_sessions_browser', table.browser, browsers),
    oneOf('sign_in_sessions_system', table.system, systems),
  ],
)
