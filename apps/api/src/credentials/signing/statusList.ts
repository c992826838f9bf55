import { BitstringStatusList, createCredential } from '@digitalbazaar/vc-bitstring-status-list'
import { storedContent } from '../../http/stored.ts'
import type { StoredContent } from '../../http/stored.ts'
import { addresses } from './addresses.ts'
import { currentKey } from './keys.ts'
import { dateTime } from './openBadge.ts'
import { sign } from './sign.ts'
import { findListRevision, readList } from './signing.store.ts'
import type { Issuer } from './versions.ts'

/**
 * The signed list of revoked credentials; null if no credential has a place in it. Signed again
 * when its row has changed; between changes the bytes stay the same.
 */
export function createStatusLists(issuer: Issuer) {
  const made = new Map<number, { revision: number; signed: Promise<StoredContent> }>()
  return async (list: number): Promise<StoredContent | null> => {
    const revision = await findListRevision(issuer.db, list)
    if (revision === null) return null
    const known = made.get(list)
    if (known?.revision === revision) return known.signed
    const signed = makeList(issuer, list)
    made.set(list, { revision, signed })
    signed.catch(() => made.delete(list))
    return signed
  }
}

async function makeList(issuer: Issuer, list: number): Promise<StoredContent> {
  const { did, statusList } = addresses(issuer.publicUrl)
  const { bits, changedAt } = await readList(issuer.db, list)
  const unsigned = {
    ...(await createCredential({
      id: statusList(list),
      list: new BitstringStatusList({ buffer: bits }),
      statusPurpose: 'revocation',
    })),
    issuer: did,
    validFrom: dateTime(changedAt),
  }
  const signed = await sign(unsigned, {
    key: await currentKey(issuer),
    controller: did,
    date: changedAt,
  })
  return storedContent('application/vc', JSON.stringify(signed))
}
