import { randomBytes } from 'node:crypto'

/** Crockford's base32: no I, L, O or U, which are misread or make words. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Twelve random characters, upper case: 60 bits, which nobody guesses over the network. */
export const randomCharacters = (): string => Array.from(randomBytes(12), (byte) => alphabet[byte % 32]).join('')

/** A new public ID: the prefix of a certificate or a badge and random characters. */
export const newCredentialId = (prefix: 'CSN' | 'BDG'): string => `${prefix}-${randomCharacters()}`
