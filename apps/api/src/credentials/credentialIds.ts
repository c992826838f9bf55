import { randomBytes } from 'node:crypto'

/** Crockford's base32: no I, L, O or U, which are misread or make words. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Random characters of an ID: 60 bits, which nobody guesses over the network. */
const length = 12

/** A new public ID: the prefix of a certificate or a badge and 12 random characters, upper case. */
export const newCredentialId = (prefix: 'CSN' | 'BDG'): string => `${prefix}-${Array.from(randomBytes(length), (byte) => alphabet[byte % 32]).join('')}`
