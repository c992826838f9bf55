import { randomBytes } from 'node:crypto'
import { bootcampClaimsSchema, learnerClaimsSchema } from '@rampart/contract/entities/tokenClaims'
import type { BootcampClaims, LearnerClaims } from '@rampart/contract/entities/tokenClaims'
import type { AccessProblem } from '@rampart/contract/errors/accessErrors'
import { bootcampScope } from '@rampart/contract/rules/tokenRules'
import type { Secrets } from '../secrets.ts'
import { errors, jwtVerify, SignJWT } from 'jose'
import type { JWTPayload, JWTVerifyOptions } from 'jose'

const algorithm = 'HS256'
const issuer = 'rampart'
const typ = 'JWT'

/** How long a sign-in lasts, in seconds. */
export const signInLifetime = 8 * 60 * 60

/** How long a bootcamp access link works, in hours. */
export const accessHours = 72

/** A token that signs a learner in, with its claims. */
export interface IssuedToken {
  readonly token: string
  readonly jti: string
  readonly expiresAt: Date
}

/**
 * Makes and reads tokens. One kind signs a learner in, the other one opens a participant's bootcamp
 * task.
 */
export interface Tokens {
  issue(user: { id: string; tokenVersion: number }, now: Date): Promise<IssuedToken>
  /**
   * The claims of a token if we signed it, it is for learners and it has not expired; else null.
   */
  read(token: string, now: Date): Promise<LearnerClaims | null>
  issueAccess(participant: { id: string; bootcampSlug: string }, now: Date): Promise<string>
  /**
   * The claims of a token, or the first check that it fails: signed by us, not expired, for
   * bootcamps. Specification §5.
   */
  readAccess(token: string, now: Date): Promise<BootcampClaims | AccessProblem>
}

/** The first secret signs; a token is valid if any of them signed it. */
export function createTokens(secrets: Secrets): Tokens {
  const sign = async (
    claims: JWTPayload & { aud: 'learner' | 'bootcamp'; sub: string },
    seconds: number,
    now: Date,
  ) => {
    const issuedAt = Math.floor(now.getTime() / 1000)
    const expiresAt = issuedAt + seconds
    const jti = randomBytes(16).toString('base64url')
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: algorithm, typ })
      .setIssuer(issuer)
      .setJti(jti)
      .setIssuedAt(issuedAt)
      .setExpirationTime(expiresAt)
      .sign(secrets[0])
    return { token, jti, expiresAt: new Date(expiresAt * 1000) }
  }
  const verify = (token: string, now: Date): Promise<JWTPayload> =>
    verifyWithAny(token, secrets, {
      algorithms: [algorithm],
      typ,
      issuer,
      currentDate: now,
      requiredClaims: ['sub', 'jti', 'iat', 'exp'],
    })
  return {
    issue: (user, now) =>
      sign({ aud: 'learner', sub: user.id, tokenVersion: user.tokenVersion }, signInLifetime, now),
    async read(token, now) {
      try {
        const claims = learnerClaimsSchema.safeParse(await verify(token, now))
        return claims.success ? claims.data : null
      } catch {
        return null
      }
    },
    async issueAccess({ id, bootcampSlug }, now) {
      const claims = {
        aud: 'bootcamp',
        sub: id,
        scope: bootcampScope,
        bootcampId: bootcampSlug,
      } as const
      return (await sign(claims, accessHours * 3600, now)).token
    },
    async readAccess(token, now) {
      try {
        const payload = await verify(token, now)
        if (payload.scope !== bootcampScope) return 'access_token_scope'
        const claims = bootcampClaimsSchema.safeParse(payload)
        return claims.success ? claims.data : 'access_token_invalid'
      } catch (error) {
        return error instanceof errors.JWTExpired ? 'access_token_expired' : 'access_token_invalid'
      }
    },
  }
}

async function verifyWithAny(
  token: string,
  [secret, ...others]: Secrets,
  options: JWTVerifyOptions,
): Promise<JWTPayload> {
  try {
    return (await jwtVerify(token, secret, options)).payload
  } catch (error) {
    const [next, ...rest] = others
    if (!next || !(error instanceof errors.JWSSignatureVerificationFailed)) throw error
    return verifyWithAny(token, [next, ...rest], options)
  }
}
