import { randomBytes, randomInt } from 'node:crypto'
import type { Brand } from '@rampart/contract/entities/brand'
import type { Database } from '../../database/database.ts'
import type { Secrets } from '../../secrets.ts'
import { addresses } from './addresses.ts'
import { currentKey } from './keys.ts'
import { toOpenBadge } from './openBadge.ts'
import type { StatusPlace } from './openBadge.ts'
import { findRecord } from './records.store.ts'
import type { CredentialRecord } from './records.store.ts'
import { sign } from './sign.ts'
import { eraseWithdrawn, findLastList, findVersion, insertVersion } from './signing.store.ts'

/** What signing needs. */
export interface Issuer {
  readonly db: Database
  readonly publicUrl: string
  readonly brand: Pick<Brand, 'name' | 'icon'>
  readonly secrets: Secrets
  readonly now: () => Date
}

/**
 * Places in a list: the least that Bitstring Status List 1.0 allows (§3.2), so that a place tells
 * little about its holder.
 */
export const listLength = 131_072

/**
 * How many places of a list are given out before the next list begins: random places are then found
 * at once.
 */
const placesUsed = listLength / 2

/**
 * The most tries to find a free place; each finds a taken one with a chance of at most one half.
 */
const maxTries = 40

/**
 * The signed credential of a record's version, the same bytes at all times: signed when it is first
 * asked for, and kept.
 */
export async function signedVersion(issuer: Issuer, record: CredentialRecord): Promise<string> {
  const links = addresses(issuer.publicUrl)
  const found = await findVersion(issuer.db, record, links.did)
  if (found === null) return signedVersion(issuer, await newerRecord(issuer.db, record))
  if (found !== undefined) return found
  const key = await currentKey(issuer)
  const salt = randomBytes(16).toString('base64url')
  for (let attempt = 1; attempt <= maxTries; attempt += 1) {
    const status = await randomPlace(issuer.db)
    const signedAt = issuer.now()
    const options = { addresses: links, issuerName: issuer.brand.name, status, salt }
    const signed = await sign(toOpenBadge(record, options), {
      key,
      controller: links.did,
      date: signedAt,
    })
    const values = {
      credentialId: record.credentialId,
      version: record.version,
      issuer: links.did,
      json: JSON.stringify(signed),
      statusList: status.list,
      statusIndex: status.index,
      signedAt,
    }
    const isInserted = await insertVersion(issuer.db, values)
    if (isInserted) {
      // The holder may have withdrawn what it shows meanwhile.
      await eraseWithdrawn(issuer.db, record.credentialId)
      return values.json
    }
    // Either another process has signed this version meanwhile, or the place was taken.
    const json = await findVersion(issuer.db, record, links.did)
    if (json === null) return signedVersion(issuer, await newerRecord(issuer.db, record))
    if (json !== undefined) return json
  }
  throw new Error('No free place was found in the list of revoked credentials.')
}

/** The record as it is now, if a version was erased because a later one has taken its place. */
async function newerRecord(db: Database, { credentialId, version }: CredentialRecord) {
  const record = await findRecord(db, credentialId)
  if (!record || record.version <= version) throw new Error('A version was erased without need.')
  return record
}

async function randomPlace(db: Database): Promise<StatusPlace> {
  const last = await findLastList(db)
  const list = last === null ? 1 : last.given < placesUsed ? last.list : last.list + 1
  return { list, index: randomInt(listLength) }
}
