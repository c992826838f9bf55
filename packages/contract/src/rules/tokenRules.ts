/** The scope of a bootcamp access token. Specification §5, §6. */
export const bootcampScope = 'bootcamp:access'

/**
 * What a token (JSON Web Token) says, unverified, or null when it cannot be read; never throws.
 * Only the server can tell whether it is genuine. Specification §5.
 */
export function decodeToken(token: string): Record<string, unknown> | null {
  const [, payload] = token.split('.')
  if (!payload) return null
  try {
    const binary = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
    const claims: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return typeof claims === 'object' && claims !== null && !Array.isArray(claims) ? { ...claims } : null
  } catch {
    return null
  }
}

/** Whether a token is present, can be decoded, and ends later than `nowMs` (milliseconds since the epoch). Specification §5. */
export function isTokenValid(token: string | null | undefined, nowMs: number): boolean {
  return !!token && endsAfter(decodeToken(token), nowMs)
}

/** Why a bootcamp session token does not open the task page. Specification §5. */
export const bootcampTokenMessages = {
  /** What the page says. */
  missing: 'No session token provided. Please request an access link from the bootcamp page.',
  /** What the server answers to a call without a token. */
  missingShort: 'No session token provided',
  expired: 'Session has expired. Please request a new access link.',
  scope: 'Invalid session type. Please request a new access link.',
  bootcamp: 'Session is not valid for this bootcamp.',
  invalid: 'Invalid session token. Please request a new access link.',
} as const

/**
 * The first thing wrong with a bootcamp session token, or null: present, readable (with an `exp`), not expired at `now`
 * (milliseconds since the epoch), of the right scope, for the bootcamp with this slug. Specification §5.
 */
export function bootcampTokenProblem(token: string | null | undefined, slug: string, now: number): string | null {
  if (!token) return bootcampTokenMessages.missing
  const claims = decodeToken(token)
  if (typeof claims?.exp !== 'number') return bootcampTokenMessages.invalid
  if (!endsAfter(claims, now)) return bootcampTokenMessages.expired
  if (claims.scope !== bootcampScope) return bootcampTokenMessages.scope
  if (claims.bootcampId !== slug) return bootcampTokenMessages.bootcamp
  return null
}

function endsAfter(claims: Record<string, unknown> | null, nowMs: number): boolean {
  return typeof claims?.exp === 'number' && claims.exp * 1000 > nowMs
}
