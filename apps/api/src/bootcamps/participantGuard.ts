import { accessErrors } from '@rampart/contract/errors/accessErrors'
import type { AccessProblem } from '@rampart/contract/errors/accessErrors'
import { bearerToken } from '../auth/guard.ts'
import type { Tokens } from '../auth/tokens.ts'
import type { Database } from '../database/database.ts'
import { refuseFor } from '../http/apiError.ts'
import type { CallerReader } from '../http/callers.ts'
import { isUuid } from '../http/isUuid.ts'
import { findAdmitted } from './participants.store.ts'
import type { ParticipantRow } from './participants.store.ts'

declare module '../http/callers.ts' {
  interface Callers {
    bootcamp: { readonly participant: ParticipantRow }
  }
}

const refuse = refuseFor({ errors: Object.keys(accessErrors) as AccessProblem[] })

/**
 * Reads the bearer token of a participant's request. Throws 401 unless it is a valid bootcamp
 * access token, and its participant is still registered for its bootcamp, with no disabled account.
 * Specification §5, §6.
 */
export function createParticipantGuard(
  db: Database,
  tokens: Tokens,
  now: () => Date,
): CallerReader<'bootcamp'> {
  return async (request) => {
    if (!request.headers.authorization) throw refuse('access_token_missing')
    const token = bearerToken(request)
    const claims = token === null ? 'access_token_invalid' : await tokens.readAccess(token, now())
    if (typeof claims === 'string') throw refuse(claims)
    const participant = isUuid(claims.sub) ? await findAdmitted(db, claims.sub) : null
    if (!participant) throw refuse('access_token_invalid')
    if (participant.bootcampSlug !== claims.bootcampId) throw refuse('access_token_bootcamp')
    return { participant }
  }
}
