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
   * What names the account on authenticators: random, as they show it to people who hold them. It
   * stays, so that a second passkey in one place replaces the first.
   */
  handle: text().notNull().unique('passkey_owners_handle'),
  /** Since when a passkey is asked for after the password; null if it is not. */
  askedSince: moment(),
})

/** Public keys that let their owners in. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The authenticator's id of it, base64url. */
    credentialId: text().notNull().unique('passkeys_credential_id'),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** COSE, base64url. */
    publicKey: text().notNull(),
    /** How often its authenticator says that it was used; 0 for good where that is not counted. */
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
    /** The only account that may use it; null if the passkey says whose it is. */
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
