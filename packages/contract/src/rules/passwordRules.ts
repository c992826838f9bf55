/** The fewest characters of a new password. */
export const minPasswordLength = 8

/** The most characters of a new password. */
export const maxPasswordLength = 128

/** Shown for a new password of a wrong length. */
export const passwordMessages = {
  short: 'Use at least 8 characters.',
  long: 'Use at most 128 characters.',
} as const

/** Why a new password may not be used, by its length alone (common passwords are the server's to refuse), or null. Fits specification §5. */
export function passwordProblem(password: string): string | null {
  if (password.length < minPasswordLength) return passwordMessages.short
  if (password.length > maxPasswordLength) return passwordMessages.long
  return null
}

/** What is asked of a new password, to be said before somebody types one. */
export const passwordHint = `${minPasswordLength} to ${maxPasswordLength} characters. Common passwords are refused; a few words in a row make a good one.`
