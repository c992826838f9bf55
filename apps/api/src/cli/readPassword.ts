import { randomInt } from 'node:crypto'
import { newPasswordInput } from '@rampart/contract/calls/inputs'
import { commonPasswordMessage, isCommonPassword } from '../accounts/commonPasswords.ts'
import { OperationError } from '../operationError.ts'

/** Letters and digits that are not mistaken for each other. */
const characters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A random password of 20 characters: more than 110 bits. */
export const newPassword = (): string => Array.from({ length: 20 }, () => characters[randomInt(characters.length)]).join('')

/** The password, if it may be set by the rules of signing up; `own` are words of the account. Throws `OperationError`. */
export function requireGoodPassword(password: string, own: readonly string[]): string {
  const checked = newPasswordInput.safeParse(password)
  if (!checked.success) throw new OperationError(`The password cannot be set. ${checked.error.issues[0]?.message ?? ''}`)
  if (isCommonPassword(password, own)) throw new OperationError(commonPasswordMessage)
  return password
}
