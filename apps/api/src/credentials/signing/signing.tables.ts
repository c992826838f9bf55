import { integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment } from '../../database/columns.ts'

/**
 * Keys that sign credentials. None is ever removed: what it signed is checked by its public half.
 */
export const signingKeys = pgTable('signing_keys', {
  /** The public half as Multikey (Ed25519), which names the key in the issuer's document too. */
  publicKey: text().primaryKey(),
  /** The secret half, encrypted with a key derived from AUTH_SECRET. */
  sealedSecret: text().notNull(),
  createdAt: moment().notNull(),
  /** From then on it signs nothing new. */
  retiredAt: moment(),
})

/**
 * What was signed, byte for byte: once for each version of a credential and address of the site.
 */
export const credentialVersions = pgTable(
  'credential_versions',
  {
    id: uuid().primaryKey().defaultRandom(),
    credentialId: text().notNull(),
    version: integer().notNull(),
    /** `did:web:` and the host of PUBLIC_URL on the day of signing. */
    issuer: text().notNull(),
    /**
     * The signed credential as JSON; null once its holder has withdrawn what it shows. Its place in
     * the list stays.
     */
    json: text(),
    /** The place of its bit in the issuer's lists of revoked credentials. */
    statusList: integer().notNull(),
    statusIndex: integer().notNull(),
    signedAt: moment().notNull(),
  },
  (table) => [
    unique('credential_versions_once').on(table.credentialId, table.version, table.issuer),
    unique('credential_versions_status').on(table.statusList, table.statusIndex),
  ],
)

/**
 * The issuer's lists of revoked credentials. Triggers of the database keep them up to date in the
 * transaction of each change, whoever makes it: when a place is given, when its credential is
 * revoked, and when a later version of it is issued.
 */
export const statusLists = pgTable('status_lists', {
  list: integer().primaryKey(),
  /** How many of its places are given. */
  given: integer().notNull(),
  /**
   * A bit for each place, the first one the highest of the first byte, as Bitstring Status List 1.0
   * orders them.
   */
  bits: bytes().notNull(),
  /** Increased with each place that is set, and with each new key that signs the list. */
  revision: integer().notNull().default(1),
  /** When a place was last set; before that, when the first place was given. */
  changedAt: moment().notNull(),
})
