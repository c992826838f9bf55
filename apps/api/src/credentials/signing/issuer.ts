import { addresses } from './addresses.ts'
import { currentKey } from './keys.ts'
import { listPublicKeys } from './signing.store.ts'
import type { Issuer } from './versions.ts'

/**
 * The issuer's DID document: who it is, and every key that has ever signed. `did:web` reads it at
 * `/.well-known/did.json`.
 */
export async function issuerDocument(issuer: Issuer): Promise<object> {
  const { did } = addresses(issuer.publicUrl)
  await currentKey(issuer)
  const keys = await listPublicKeys(issuer.db)
  const idOf = (key: string) => `${did}#${key}`
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id: did,
    alsoKnownAs: [issuer.publicUrl],
    verificationMethod: keys.map((key) => ({
      id: idOf(key),
      type: 'Multikey',
      controller: did,
      publicKeyMultibase: key,
    })),
    assertionMethod: keys.map(idOf),
  }
}
