import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { from } from '@digitalbazaar/ed25519-multikey'
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import { issue } from '@digitalbazaar/vc'
import { bundledLoader } from '@rampart/verify/documents'
import type { DocumentLoader } from '@rampart/verify/documents'
import { dateTime } from './openBadge.ts'

/** A key that can sign, both halves as Multikey. */
export interface SecretKey {
  readonly publicKey: string
  readonly secretKey: string
}

interface SignOptions {
  readonly key: SecretKey
  /** Who signs; the proof names the key below it. */
  readonly controller: string
  readonly date: Date
  readonly documentLoader?: DocumentLoader
}

/**
 * The document with its proof (`eddsa-rdfc-2022`). The same document, key and second give the same
 * bytes. Throws if the document has a property that its contexts do not define, as such a property
 * would not be signed.
 */
export async function sign(
  document: Record<string, unknown>,
  { key, controller, date, documentLoader = bundledLoader() }: SignOptions,
): Promise<Record<string, unknown>> {
  const pair = await from({
    type: 'Multikey',
    id: `${controller}#${key.publicKey}`,
    controller,
    publicKeyMultibase: key.publicKey,
    secretKeyMultibase: key.secretKey,
  })
  const suite = new DataIntegrityProof({ cryptosuite, signer: pair.signer(), date: dateTime(date) })
  const signed = await issue({ credential: structuredClone(document), suite, documentLoader })
  // The schema of Open Badges 3.0 knows sets of proofs alone.
  return { ...signed, proof: [signed['proof']].flat() }
}
