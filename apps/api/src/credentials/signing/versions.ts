import { randomBytes, randomInt } from 'node:crypto'
import { and, count, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { addresses } from './addresses.ts'
import { currentKey } from './keys.ts'
import { toOpenBadge } from './openBadge.ts'
import type { StatusPlace } from './openBadge.ts'
import type { CredentialRecord } from './records.ts'
import { sign } from './sign.ts'
import { credentialVersions } from './signing.tables.ts'

/** What signing takes. */
export interface Issuer {
  readonly db: Database
  readonly publicUrl: string
  readonly secret: Uint8Array
  readonly now: () => Date
}

/** Places in a list: the least that Bitstring Status List 1.0 allows (§3.2), so that a place tells little about its holder. */
export const listLength = 131_072

/** How many places of a list are given out before the next list begins: random places are then found at once. */
const placesUsed = listLength / 2

/** How often a place may turn out taken; each try hits one with a chance of at most one half. */
const maxTries = 40

/** The signed credential of a record's version, the same bytes at all times: signed by whoever asks first, and kept. */
export async function signedVersion(issuer: Issuer, record: CredentialRecord): Promise<string> {
  const found = await findVersion(issuer, record)
  if (found !== null) return found
  const key = await currentKey(issuer)
  const salt = randomBytes(16).toString('base64url')
  for (let attempt = 1; attempt <= maxTries; attempt += 1) {
    const status = await randomPlace(issuer.db)
    const links = addresses(issuer.publicUrl)
    const signedAt = issuer.now()
    const signed = await sign(toOpenBadge(record, { addresses: links, status, salt }), { key, controller: links.did, date: signedAt })
    const values = {
      publicId: record.publicId,
      version: record.version,
      issuer: links.did,
      json: JSON.stringify(signed),
      statusList: status.list,
      statusIndex: status.index,
      signedAt,
    }
    const inserted = await issuer.db.insert(credentialVersions).values(values).onConflictDoNothing().returning({ json: credentialVersions.json })
    // Without a row either somebody else has signed this version meanwhile, or the place was taken.
    const json = inserted[0]?.json ?? (await findVersion(issuer, record))
    if (json !== null) return json
  }
  throw new Error('No free place was found in the list of revoked credentials.')
}

async function findVersion({ db, publicUrl }: Issuer, { publicId, version }: CredentialRecord): Promise<string | null> {
  const isOfIssuer = eq(credentialVersions.issuer, addresses(publicUrl).did)
  const [row] = await db
    .select({ json: credentialVersions.json })
    .from(credentialVersions)
    .where(and(eq(credentialVersions.publicId, publicId), eq(credentialVersions.version, version), isOfIssuer))
    .limit(1)
  return row?.json ?? null
}

async function randomPlace(db: Database): Promise<StatusPlace> {
  const [row] = await db.select({ given: count() }).from(credentialVersions)
  return { list: Math.floor((row?.given ?? 0) / placesUsed) + 1, index: randomInt(listLength) }
}
