import { randomBytes } from 'node:crypto'
import { learnerClaimsSchema } from '@rampart/contract/entities/tokenClaims'
import type { LearnerClaims } from '@rampart/contract/entities/tokenClaims'
import { jwtVerify, SignJWT } from 'jose'

const algorithm = 'HS256'
const issuer = 'rampart'
const audience = 'learner'
const typ = 'JWT'

/** How long a sign-in lasts, in seconds. */
export const signInLifetime = 8 * 60 * 60

/** Makes and reads sign-in tokens. */
export interface Tokens {
  issue(user: { id: string; tokenVersion: number }, now: Date): Promise<string>
  /** The claims of a token that is ours, for learners and not past its end; else null. */
  read(token: string, now: Date): Promise<LearnerClaims | null>
}

export function createTokens(key: Uint8Array): Tokens {
  return {
    issue(user, now) {
      const issuedAt = Math.floor(now.getTime() / 1000)
      return new SignJWT({ tokenVersion: user.tokenVersion })
        .setProtectedHeader({ alg: algorithm, typ })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(user.id)
        .setJti(randomBytes(16).toString('base64url'))
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + signInLifetime)
        .sign(key)
    },
    async read(token, now) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          typ,
          issuer,
          audience,
          currentDate: now,
          requiredClaims: ['sub', 'jti', 'iat', 'exp'],
        })
        const claims = learnerClaimsSchema.safeParse(payload)
        return claims.success ? claims.data : null
      } catch {
        return null
      }
    },
  }
}
