import { randomInt } from 'node:crypto'
import { newPasswordInput } from '@rampart/contract/calls/inputs'
import { fieldProblems } from '@rampart/contract/errors/fieldProblems'
import { isCommonPassword } from '../accounts/commonPasswords.ts'
import { OperationError } from '../operationError.ts'
import { firstProblem } from './readPerson.ts'

/** Letters and digits without those that look alike. */
const characters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A random password of 20 characters: more than 110 bits. */
export const newPassword = (): string =>
  Array.from({ length: 20 }, () => characters[randomInt(characters.length)]).join('')

/**
 * The password, if it follows the rules of registering; `own` are words of the account. Throws
 * `OperationError`.
 */
export function requireGoodPassword(password: string, own: readonly string[]): string {
  const checked = newPasswordInput.safeParse(password)
  if (!checked.success)
    throw new OperationError(`The password cannot be set. ${firstProblem(checked.error)}`)
  if (isCommonPassword(checked.data, own)) throw new OperationError(fieldProblems.password_common)
  return checked.data
}
