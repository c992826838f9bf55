import { integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../database/columns.ts'

/** Keys that sign credentials. None is ever removed: what it signed is checked by its public half. */
export const signingKeys = pgTable('signing_keys', {
  /** The public half as Multikey (Ed25519), which names the key in the issuer's document too. */
  publicKey: text().primaryKey(),
  /** The secret half, encrypted with a key derived from AUTH_SECRET. */
  sealedSecret: text().notNull(),
  createdAt: moment().notNull(),
  /** From then on it signs nothing new. */
  retiredAt: moment(),
})

/** What was signed, byte for byte: once for each version of a credential and address of the site. */
export const credentialVersions = pgTable(
  'credential_versions',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The csnId or badgeId. */
    publicId: text().notNull(),
    version: integer().notNull(),
    /** `did:web:` and the host of PUBLIC_URL on the day of signing. */
    issuer: text().notNull(),
    /** The signed credential as JSON. */
    json: text().notNull(),
    /** Where its bit stands in the issuer's lists of revoked credentials. */
    statusList: integer().notNull(),
    statusIndex: integer().notNull(),
    signedAt: moment().notNull(),
  },
  (table) => [
    unique('credential_versions_once').on(table.publicId, table.version, table.issuer),
    unique('credential_versions_status').on(table.statusList, table.statusIndex),
  ],
)
