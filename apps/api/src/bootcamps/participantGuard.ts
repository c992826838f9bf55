import { bootcampTokenMessages } from '@rampart/contract/rules/tokenRules'
import type { FastifyRequest } from 'fastify'
import { bearerToken } from '../auth/guard.ts'
import type { Tokens } from '../auth/tokens.ts'
import type { Database } from '../database/database.ts'
import { unauthenticated } from '../http/apiError.ts'
import { isUuid } from '../http/isUuid.ts'
import { findParticipant } from './participants.store.ts'
import type { ParticipantRow } from './participants.store.ts'

/**
 * Reads the bearer token of a participant's request. Throws 401 unless it is a bootcamp access token that is good, and its
 * participant is still registered for its bootcamp. Specification §5, §6.
 */
export function createParticipantGuard(db: Database, tokens: Tokens, now: () => Date) {
  return async (request: FastifyRequest): Promise<ParticipantRow> => {
    if (!request.headers.authorization) throw unauthenticated(bootcampTokenMessages.missingShort)
    const token = bearerToken(request)
    const claims = token === null ? 'invalid' : await tokens.readAccess(token, now())
    if (typeof claims === 'string') throw unauthenticated(bootcampTokenMessages[claims])
    const participant = isUuid(claims.sub) ? await findParticipant(db, claims.sub) : null
    if (!participant) throw unauthenticated(bootcampTokenMessages.invalid)
    if (participant.bootcampSlug !== claims.bootcampId) throw unauthenticated(bootcampTokenMessages.bootcamp)
    return participant
  }
}
