import type { ErrorBody } from '@rampart/contract/entities/errorBody'
import { commonErrors } from '@rampart/contract/errors/commonErrors'
import type { PlainError } from '@rampart/contract/errors/defineError'
import type { FastifyReply } from 'fastify'

/** Sends an error as the API does. */
export function sendError(reply: FastifyReply, code: 'not_found' | 'unavailable'): FastifyReply {
  const { status, message, retryAfter }: PlainError = commonErrors[code]
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send({ success: false, message, code } satisfies ErrorBody)
}
