import { createHmac } from 'node:crypto'
import { keyFor } from '../secrets.ts'

/**
 * Turns a network address or a mail address into 16 characters: the same text always gives the same
 * ones, and without the key nobody can find out the text.
 */
export type KeyedHash = (text: string) => string

/**
 * Makes hashes for logs and the audit trail, which have to distinguish visitors without naming
 * them. The key is derived from the secret that signs tokens: once that is replaced and deleted,
 * nobody can find out the address behind a hash any more.
 */
export function createKeyedHash(secret: Uint8Array): KeyedHash {
  const key = keyFor(secret, 'rampart names in logs')
  return (text) => createHmac('sha256', key).update(text).digest('hex').slice(0, 16)
}
