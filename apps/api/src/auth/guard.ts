import type { FastifyRequest } from 'fastify'
import type { Database } from '../database/database.ts'
import { refuse } from '../http/apiError.ts'
import type { CallerReader } from '../http/callers.ts'
import { isUuid } from '../http/isUuid.ts'
import { findUserById } from '../users/users.store.ts'
import type { UserRow } from '../users/users.store.ts'
import { findSession } from './auth.store.ts'
import { lastUseResolution, touchSession } from './signInSessions.store.ts'
import type { Session, Sessions } from './sessions.ts'
import type { Tokens } from './tokens.ts'

declare module '../http/callers.ts' {
  interface Callers {
    learner: { readonly learner: Session }
  }
}

/** The bearer token of a request, or null if there is none or it has no valid form. */
export const bearerToken = (request: FastifyRequest): string | null =>
  /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null

/** What the guard works with. */
interface GuardContext {
  readonly db: Database
  readonly tokens: Tokens
  readonly sessions: Sessions
  readonly now: () => Date
}

/**
 * Reads the bearer token of a request. Throws 401 unless the token is valid and its account still
 * accepts it.
 */
export function createGuard({ db, tokens, sessions, now }: GuardContext): CallerReader<'learner'> {
  const read = async (token: string, allowsSignedOut: boolean): Promise<Session> => {
    const claims = await tokens.read(token, now())
    if (!claims || !isUuid(claims.sub)) throw refuse('unauthenticated')
    const { sub: userId, jti, exp, tokenVersion } = claims
    const account = await findSession(db, { userId, jti, now: now() })
    if (account?.tokenVersion !== tokenVersion) throw refuse('unauthenticated')
    if (account.isSignedOut && !allowsSignedOut) throw refuse('unauthenticated')
    const { lastUsedAt } = account
    if (lastUsedAt && now().getTime() - lastUsedAt.getTime() > lastUseResolution)
      await touchSession(db, jti, now())
    return { user: { id: userId }, jti, tokenVersion, expiresAt: new Date(exp * 1000) }
  }
  return async (request, { allowsSignedOut }) => {
    const token = bearerToken(request)
    if (token === null) throw refuse('unauthenticated')
    if (allowsSignedOut) return { learner: await read(token, true) }
    const known = sessions.find(token)
    if (known && known.expiresAt > now()) return { learner: known }
    return { learner: await sessions.load(token, () => read(token, false)) }
  }
}

/** The account of a signed-in learner. Throws 401 if it was closed meanwhile. */
export async function readAccount(db: Database, { user }: Session): Promise<UserRow> {
  const account = await findUserById(db, user.id)
  if (!account) throw refuse('unauthenticated')
  return account
}
