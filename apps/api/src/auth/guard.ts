import type { FastifyRequest } from 'fastify'
import type { Database } from '../database/database.ts'
import { unauthenticated } from '../http/apiError.ts'
import { isUuid } from '../http/isUuid.ts'
import { findUserById } from '../users/users.store.ts'
import type { UserRow } from '../users/users.store.ts'
import { isDenied } from './auth.store.ts'
import type { Tokens } from './tokens.ts'

/** Who makes a request, and with which token. */
export interface Learner {
  readonly user: UserRow
  readonly jti: string
  readonly expiresAt: Date
  /** Signed out before its time; only signing out once more is open to it. */
  readonly isSignedOut: boolean
}

/** What a request brings as a bearer token, if it looks like one; else null. */
export const bearerToken = (request: FastifyRequest): string | null =>
  /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null

/** Reads the bearer token of a request. Throws 401 unless it is good and its account still stands by it. */
export function createGuard(db: Database, tokens: Tokens, now: () => Date) {
  return async (request: FastifyRequest): Promise<Learner> => {
    const token = bearerToken(request)
    const claims = token === null ? null : await tokens.read(token, now())
    if (!claims || !isUuid(claims.sub)) throw unauthenticated()
    const user = await findUserById(db, claims.sub)
    if (!user || user.tokenVersion !== claims.tokenVersion) throw unauthenticated()
    return {
      user,
      jti: claims.jti,
      expiresAt: new Date(claims.exp * 1000),
      isSignedOut: await isDenied(db, claims.jti, now()),
    }
  }
}
