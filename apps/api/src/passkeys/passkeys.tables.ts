import { transports } from '@rampart/contract/entities/passkey'
import { bigint, boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { oneOf } from '../database/checks.ts'
import { moment } from '../database/columns.ts'
import { users } from '../users/users.tables.ts'

/** The accounts that began to add a passkey. */
export const passkeyOwners = pgTable('passkey_owners', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /**
   * What names the account on authenticators: random, because they show it to everybody who holds
   * them. It stays the same, so that a second passkey in one place replaces the first.
   */
  handle: text().notNull().unique('passkey_owners_handle'),
  /** Since when a passkey is required after the password; null if it is not. */
  askedSince: moment(),
})

/** Public keys with which their owners sign in. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The id that the authenticator gave it, base64url. */
    credentialId: text().notNull().unique('passkeys_credential_id'),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** COSE, base64url. */
    publicKey: text().notNull(),
    /** How often it was used, as its authenticator counts; always 0 for one that does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** As its owner named it. */
    name: text(),
    /** The model of its authenticator (AAGUID). */
    model: text().notNull(),
    transports: text({ enum: transports }).array().notNull(),
    isSynced: boolean().notNull(),
    createdAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

/** What a challenge may be used for. */
export const challengePurposes = ['add', 'sign-in', 'step'] as const

/** Challenges that were sent and not used. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** SHA-256 of the challenge, which has 256 random bits. */
    challengeHash: text().primaryKey(),
    purpose: text({ enum: challengePurposes }).notNull(),
    /** The only account that may use it; null if the passkey names its account. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the session or pending sign-in that it was made in; null if there is none. */
    boundTo: text(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    oneOf('passkey_challenges_purpose', table.purpose, challengePurposes),
    index('passkey_challenges_user').on(table.userId),
    index('passkey_challenges_expiry').on(table.expiresAt),
  ],
)
