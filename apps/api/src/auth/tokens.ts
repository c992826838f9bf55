import { randomBytes } from 'node:crypto'
import { bootcampClaimsSchema, learnerClaimsSchema } from '@rampart/contract/entities/tokenClaims'
import type { BootcampClaims, LearnerClaims } from '@rampart/contract/entities/tokenClaims'
import { bootcampScope } from '@rampart/contract/rules/tokenRules'
import { errors, jwtVerify, SignJWT } from 'jose'
import type { JWTPayload, JWTVerifyOptions } from 'jose'

const algorithm = 'HS256'
const issuer = 'rampart'
const typ = 'JWT'

/** How long a sign-in lasts, in seconds. */
export const signInLifetime = 8 * 60 * 60

/** How long a bootcamp access link works, in hours. */
export const accessHours = 72

/** What is wrong with a bootcamp access token; a key of the contract's `bootcampTokenMessages`. */
export type AccessProblem = 'expired' | 'scope' | 'invalid'

/** Makes and reads tokens: one kind signs a learner in, the other one opens a participant's bootcamp task. */
export interface Tokens {
  issue(user: { id: string; tokenVersion: number }, now: Date): Promise<string>
  /** The claims of a token that is ours, for learners and not past its end; else null. */
  read(token: string, now: Date): Promise<LearnerClaims | null>
  issueAccess(participant: { id: string; bootcampSlug: string }, now: Date): Promise<string>
  /** The claims of a token that is ours, not past its end and for bootcamps; else the first of these that it fails. Specification §5. */
  readAccess(token: string, now: Date): Promise<BootcampClaims | AccessProblem>
}

export function createTokens(key: Uint8Array): Tokens {
  const sign = (claims: JWTPayload & { aud: 'learner' | 'bootcamp'; sub: string }, seconds: number, now: Date) => {
    const issuedAt = Math.floor(now.getTime() / 1000)
    return new SignJWT(claims)
      .setProtectedHeader({ alg: algorithm, typ })
      .setIssuer(issuer)
      .setJti(randomBytes(16).toString('base64url'))
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + seconds)
      .sign(key)
  }
  const verify = async (token: string, now: Date, options: JWTVerifyOptions = {}): Promise<JWTPayload> => {
    const required = { algorithms: [algorithm], typ, issuer, currentDate: now, requiredClaims: ['sub', 'jti', 'iat', 'exp'] }
    return (await jwtVerify(token, key, { ...required, ...options })).payload
  }
  return {
    issue: (user, now) => sign({ aud: 'learner', sub: user.id, tokenVersion: user.tokenVersion }, signInLifetime, now),
    async read(token, now) {
      try {
        const claims = learnerClaimsSchema.safeParse(await verify(token, now, { audience: 'learner' }))
        return claims.success ? claims.data : null
      } catch {
        return null
      }
    },
    issueAccess: ({ id, bootcampSlug }, now) => sign({ aud: 'bootcamp', sub: id, scope: bootcampScope, bootcampId: bootcampSlug }, accessHours * 3600, now),
    async readAccess(token, now) {
      try {
        const payload = await verify(token, now)
        if (payload.scope !== bootcampScope) return 'scope'
        const claims = bootcampClaimsSchema.safeParse(payload)
        return claims.success ? claims.data : 'invalid'
      } catch (error) {
        return error instanceof errors.JWTExpired ? 'expired' : 'invalid'
      }
    },
  }
}
