/** The fewest characters of a new password. */
export const minPasswordLength = 8

/** The most characters of a new password. */
export const maxPasswordLength = 128

/** Why a new password is refused because of its length, or null (the server also refuses common passwords). Fits specification §5. */
export function passwordProblem(
  password: string,
): 'password_too_short' | 'password_too_long' | null {
  if (password.length < minPasswordLength) return 'password_too_short'
  if (password.length > maxPasswordLength) return 'password_too_long'
  return null
}
