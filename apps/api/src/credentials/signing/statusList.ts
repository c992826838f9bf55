import { createCredential, createList } from '@digitalbazaar/vc-bitstring-status-list'
import { eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { badges, certificates } from '../credentials.tables.ts'
import { addresses } from './addresses.ts'
import { currentKey } from './keys.ts'
import { dateTime } from './openBadge.ts'
import { sign } from './sign.ts'
import { credentialVersions } from './signing.tables.ts'
import { listLength } from './versions.ts'
import type { Issuer } from './versions.ts'

/** Which places of a list are set, and since when the list reads so. */
interface ListState {
  readonly revoked: readonly number[]
  readonly since: Date
}

/**
 * The signed list of revoked credentials; null where no credential has a place in it. Made from the records whenever they have
 * changed, so there is nothing that could be forgotten; between changes the bytes stay the same.
 */
export function createStatusLists(issuer: Issuer) {
  const made = new Map<string, Promise<string>>()
  return async (list: number): Promise<string | null> => {
    const state = await readState(issuer, list)
    if (!state) return null
    const key = await currentKey(issuer)
    const name = JSON.stringify([list, key.publicKey, state.since, state.revoked])
    const known = made.get(name)
    if (known) return known
    for (const other of made.keys()) if (other.startsWith(`[${list},`)) made.delete(other)
    const work = makeList(issuer, list, state)
    made.set(name, work)
    work.catch(() => made.delete(name))
    return work
  }
}

async function makeList(issuer: Issuer, list: number, { revoked, since }: ListState): Promise<string> {
  const { did, statusList } = addresses(issuer.publicUrl)
  const bits = await createList({ length: listLength })
  for (const index of revoked) bits.setStatus(index, true)
  const unsigned = { ...(await createCredential({ id: statusList(list), list: bits, statusPurpose: 'revocation' })), issuer: did, validFrom: dateTime(since) }
  return JSON.stringify(await sign(unsigned, { key: await currentKey(issuer), controller: did, date: since }))
}

/** A moment as a number, which both kinds of database read alike. */
const milliseconds = (moment: SQL) => sql<number | null>`(extract(epoch from ${moment}) * 1000)::float8`

/** A place is set once its credential is revoked, or a later version of it was issued. */
async function readState({ db }: Issuer, list: number): Promise<ListState | null> {
  const { publicId, version, statusIndex, statusList, signedAt } = credentialVersions
  const status = sql<string>`coalesce(${certificates.status}, ${badges.status})`
  const current = sql<number>`coalesce(${certificates.version}, ${badges.version})`
  const isRevoked = sql<boolean>`(${status} = 'Revoked' or ${version} < ${current})`
  const changed = sql`greatest(coalesce(${certificates.revokedAt}, ${badges.revokedAt}), coalesce(${certificates.reissuedAt}, ${badges.reissuedAt}), ${signedAt})`
  const [row] = await db
    .select({
      first: milliseconds(sql`min(${signedAt})`),
      last: milliseconds(sql`max(${changed}) filter (where ${isRevoked})`),
      revoked: sql<number[] | null>`array_agg(${statusIndex} order by ${statusIndex}) filter (where ${isRevoked})`,
    })
    .from(credentialVersions)
    .leftJoin(certificates, eq(certificates.csnId, publicId))
    .leftJoin(badges, eq(badges.badgeId, publicId))
    .where(eq(statusList, list))
  const since = row?.last ?? row?.first
  return typeof since === 'number' ? { revoked: row?.revoked ?? [], since: new Date(since) } : null
}
