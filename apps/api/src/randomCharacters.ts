import { randomInt } from 'node:crypto'
import { recoveryAlphabet } from '@rampart/contract/rules/recoveryCodes'

/** Random characters of Crockford's base32, upper case: five bits each. */
export const randomCharacters = (length: number): string =>
  Array.from({ length }, () => recoveryAlphabet[randomInt(32)]).join('')
