import { randomBytes } from 'node:crypto'
import { credentialKinds } from '@rampart/contract/rules/credentialKinds'
import type { CredentialType } from '@rampart/contract/rules/credentialKinds'

/** Crockford's base32: no I, L, O or U, which are misread or make words. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Twelve random characters, upper case: 60 bits, which nobody guesses over the network. */
export const randomCharacters = (): string =>
  Array.from(randomBytes(12), (byte) => alphabet[byte % 32]).join('')

/** A new ID: the prefix of the kind and random characters. */
export const newCredentialId = (type: CredentialType): string =>
  `${credentialKinds[type].prefix}-${randomCharacters()}`
