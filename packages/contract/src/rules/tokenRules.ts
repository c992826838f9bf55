import type { AccessProblem } from '../errors/accessErrors.ts'

/** The scope of a bootcamp access token. Specification §5, §6. */
export const bootcampScope = 'bootcamp:access'

/**
 * The claims of a token (JSON Web Token), unverified, or null if it cannot be read; never throws.
 * Only the server can check whether it is genuine. Specification §5.
 */
export function decodeToken(token: string): Record<string, unknown> | null {
  const [, payload] = token.split('.')
  if (!payload) return null
  try {
    const binary = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
    const claims: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return typeof claims === 'object' && claims !== null && !Array.isArray(claims)
      ? { ...claims }
      : null
  } catch {
    return null
  }
}

/**
 * Whether a token is present, can be decoded, and ends later than `nowMs` (milliseconds since the
 * epoch). Specification §5.
 */
export function isTokenValid(token: string | null | undefined, nowMs: number): boolean {
  return !!token && endsAfter(decodeToken(token), nowMs)
}

/**
 * The first problem of a bootcamp session token, or null. It must be present, readable (with an
 * `exp`), not expired at `now` (milliseconds since the epoch), of the right scope, and for the
 * bootcamp with this slug. Specification §5.
 */
export function bootcampTokenProblem(
  token: string | null | undefined,
  slug: string,
  now: number,
): AccessProblem | null {
  if (!token) return 'access_token_missing'
  const claims = decodeToken(token)
  if (typeof claims?.exp !== 'number') return 'access_token_invalid'
  if (!endsAfter(claims, now)) return 'access_token_expired'
  if (claims.scope !== bootcampScope) return 'access_token_scope'
  if (claims.bootcampId !== slug) return 'access_token_bootcamp'
  return null
}

function endsAfter(claims: Record<string, unknown> | null, nowMs: number): boolean {
  return typeof claims?.exp === 'number' && claims.exp * 1000 > nowMs
}
