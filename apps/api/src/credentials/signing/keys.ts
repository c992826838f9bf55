import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { generate } from '@digitalbazaar/ed25519-multikey'
import { recordAudit } from '../../audit/recordAudit.ts'
import type { Database } from '../../database/database.ts'
import type { SecretKey } from './sign.ts'
import { insertKey, listOpenKeys, lockKeys, retireKeys } from './signing.store.ts'

interface KeyOptions {
  readonly db: Database
  /** What signs tokens: the key that seals signing keys is derived from it. */
  readonly secret: Uint8Array
  readonly now: () => Date
}

/**
 * The key that signs today: the oldest that is not retired and that this process can open. Where there is none, one is made, once
 * for all processes. So a lost or changed AUTH_SECRET costs a new key and nothing that was signed.
 */
export async function currentKey(options: KeyOptions): Promise<SecretKey> {
  const found = await openKey(options.db, options)
  if (found) return found
  const fresh = await makeKey(options)
  return options.db.transaction(async (tx) => {
    await lockKeys(tx)
    const other = await openKey(tx, options)
    if (other) return other
    await insertKey(tx, fresh.row)
    return fresh.key
  })
}

/** Retires all keys and makes a new one. What they signed stays right, as their public halves stay published. */
export async function rotateKey(options: KeyOptions): Promise<string> {
  const { key, row } = await makeKey(options)
  await options.db.transaction(async (tx) => {
    await lockKeys(tx)
    await retireKeys(tx, options.now())
    await insertKey(tx, row)
    await recordAudit(tx, { action: 'signing_key_rotated', subject: `key:${key.publicKey}` })
  })
  return key.publicKey
}

async function openKey(db: Database, { secret }: KeyOptions): Promise<SecretKey | null> {
  for (const { publicKey, sealedSecret } of await listOpenKeys(db)) {
    const secretKey = unseal(sealedSecret, publicKey, secret)
    if (secretKey !== null) return { publicKey, secretKey }
  }
  return null
}

async function makeKey({ secret, now }: KeyOptions) {
  const { publicKeyMultibase, secretKeyMultibase } = await generate({})
  const key: SecretKey = { publicKey: publicKeyMultibase, secretKey: secretKeyMultibase }
  return {
    key,
    row: {
      publicKey: key.publicKey,
      sealedSecret: seal(key.secretKey, key.publicKey, secret),
      createdAt: now(),
    },
  }
}

/** A key of its own for this purpose, so that neither use of the secret weakens the other. */
const sealingKey = (secret: Uint8Array): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'rampart credential signing keys', 32))

const nonceBytes = 12
const tagBytes = 16

/** AES-256-GCM, bound to the public half: a sealed secret cannot be moved to another row. */
function seal(text: string, publicKey: string, secret: Uint8Array): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', sealingKey(secret), nonce).setAAD(
    Buffer.from(publicKey),
  )
  return Buffer.concat([nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString(
    'base64url',
  )
}

/** Null where another secret sealed it. */
function unseal(sealed: string, publicKey: string, secret: Uint8Array): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(
    'aes-256-gcm',
    sealingKey(secret),
    bytes.subarray(0, nonceBytes),
    { authTagLength: tagBytes },
  )
  decipher.setAAD(Buffer.from(publicKey)).setAuthTag(bytes.subarray(-tagBytes))
  try {
    return Buffer.concat([
      decipher.update(bytes.subarray(nonceBytes, -tagBytes)),
      decipher.final(),
    ]).toString()
  } catch {
    return null
  }
}
