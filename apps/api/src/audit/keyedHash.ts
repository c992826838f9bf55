import { createHmac } from 'node:crypto'
import { keyFor } from '../secrets.ts'

/**
 * Turns a network address or a mail address into 16 characters: the same text gives the same ones,
 * and nobody without the key can guess.
 */
export type KeyedHash = (text: string) => string

/**
 * For logs and the audit trail, which tell visitors apart without naming them. The key is derived
 * from what signs tokens: once that is replaced and thrown away, nobody can find out any more whose
 * address a hash was made of.
 */
export function createKeyedHash(secret: Uint8Array): KeyedHash {
  const key = keyFor(secret, 'rampart names in logs')
  return (text) => createHmac('sha256', key).update(text).digest('hex').slice(0, 16)
}
