import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { derive } from '../../../lab-kit/mission.ts'

/** What comes before the 32 bytes of an Ed25519 key in PKCS #8. */
const prefix = Buffer.from('302e020100300506032b657004220420', 'hex')

const owners = { 'heron-release': 'the release pipeline, after tests and scans', 'heron-laptops': 'developers, on their laptops' }
export type KeyId = keyof typeof owners
export const isKeyId = (value: unknown): value is KeyId => typeof value === 'string' && Object.hasOwn(owners, value)
export const keyIds = Object.keys(owners).filter((id) => isKeyId(id))

/** The key store does not answer. */
export class Unavailable extends Error {}

/** Signatures over digests, and the public keys to verify them with. */
export class KeyStore {
  isDown = false
  private readonly keys: ReadonlyMap<KeyId, KeyObject>
  private readonly signatures = new Map<string, Buffer>()

  constructor(seed: string) {
    const keyOf = (id: KeyId) =>
      createPrivateKey({ key: Buffer.concat([prefix, Buffer.from(derive(seed, `key ${id}`, 64), 'hex')]), format: 'der', type: 'pkcs8' })
    this.keys = new Map(keyIds.map((id) => [id, keyOf(id)]))
  }

  sign(id: KeyId, digest: string): void {
    const key = this.keys.get(id)
    if (key) this.signatures.set(`${id} ${digest}`, sign(null, Buffer.from(digest), key))
  }

  /** Whether someone signed the digest with this key. Throws while the store is away. */
  isSigned(id: KeyId, digest: string): boolean {
    if (this.isDown) throw new Unavailable('the key store does not answer')
    const signature = this.signatures.get(`${id} ${digest}`)
    const key = this.keys.get(id)
    return Boolean(signature && key && verify(null, Buffer.from(digest), createPublicKey(key), signature))
  }

  describe() {
    return [...this.keys].map(([id, key]) => ({ id, usedBy: owners[id], publicKey: createPublicKey(key).export({ format: 'pem', type: 'spki' }) }))
  }
}
