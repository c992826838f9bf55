import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/**
 * The secrets that sign tokens, and from which other keys are derived. The first one signs and
 * seals; what the others signed or sealed is accepted, too, so that a secret can be replaced while
 * the site is in use.
 */
export type Secrets = readonly [current: Uint8Array, ...others: Uint8Array[]]

/** Where something sealed belongs: it can be opened for no other purpose, and in no other row. */
interface Place {
  /**
   * What it is for. Each purpose has a key of its own, so that no use of the secret weakens
   * another.
   */
  readonly purpose: string
  /** The name of its row. */
  readonly row: string
}

/** The key of a purpose, of 32 bytes: what it signs or seals is of no use for another one. */
export const keyFor = (secret: Uint8Array, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))

const nonceBytes = 12
const tagBytes = 16

/**
 * Hashes of a text, with which it can be found again, one for each secret, the current one's first:
 * nobody without the secret can find out the text.
 */
export function hashesOf(
  [current, ...others]: Secrets,
  purpose: string,
  text: string,
): [string, ...string[]] {
  const hashBy = (secret: Uint8Array) =>
    createHmac('sha256', keyFor(secret, purpose)).update(text).digest('base64url')
  return [hashBy(current), ...others.map(hashBy)]
}

/** Encrypts a text with the current secret: AES-256-GCM, bound to its place. */
export function seal([secret]: Secrets, { purpose, row }: Place, text: string): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), nonce).setAAD(
    Buffer.from(row),
  )
  return Buffer.concat([nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString(
    'base64url',
  )
}

/**
 * Opens what one of the secrets sealed for this place. `isCurrent` is false if it should be sealed
 * again. Null if none of them sealed it.
 */
export function unseal(
  secrets: Secrets,
  place: Place,
  sealed: string,
): { readonly text: string; readonly isCurrent: boolean } | null {
  for (const [at, secret] of secrets.entries()) {
    const text = open(secret, place, sealed)
    if (text !== null) return { text, isCurrent: at === 0 }
  }
  return null
}

function open(secret: Uint8Array, { purpose, row }: Place, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(
    'aes-256-gcm',
    keyFor(secret, purpose),
    bytes.subarray(0, nonceBytes),
    { authTagLength: tagBytes },
  )
  decipher.setAAD(Buffer.from(row)).setAuthTag(bytes.subarray(-tagBytes))
  try {
    return Buffer.concat([
      decipher.update(bytes.subarray(nonceBytes, -tagBytes)),
      decipher.final(),
    ]).toString()
  } catch {
    return null
  }
}
