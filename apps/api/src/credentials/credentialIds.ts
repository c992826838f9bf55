import { credentialKinds } from '@rampart/contract/rules/credentialKinds'
import type { CredentialType } from '@rampart/contract/rules/credentialKinds'
import { randomCharacters } from '../randomCharacters.ts'

/** A new ID: the prefix of the kind and 60 random bits, which nobody guesses over the network. */
export const newCredentialId = (type: CredentialType): string =>
  `${credentialKinds[type].prefix}-${randomCharacters(12)}`
