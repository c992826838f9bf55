import { withoutInvisible } from './visibleText.ts'

/** The fewest characters of a new password. */
export const minPasswordLength = 8

/** The most characters of a new password. */
export const maxPasswordLength = 128

/** Whether a password has nothing that can be seen. */
export const isBlankPassword = (password: string): boolean =>
  withoutInvisible(password).trim() === ''

/**
 * Why a new password is refused because of its length or because it is blank, or null (the server
 * also refuses common passwords). An emoji is one character, as in schemas. Fits specification §5.
 */
export function passwordProblem(
  password: string,
): 'password_too_short' | 'password_too_long' | 'password_blank' | null {
  const { length } = [...password.normalize('NFC')]
  if (length < minPasswordLength) return 'password_too_short'
  if (length > maxPasswordLength) return 'password_too_long'
  return isBlankPassword(password) ? 'password_blank' : null
}
