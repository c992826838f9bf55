import type { ErrorBody } from '@rampart/contract/entities/errorBody'
import { commonErrors } from '@rampart/contract/errors/commonErrors'
import type { PlainError } from '@rampart/contract/errors/defineError'
import type { FastifyReply } from 'fastify'

/** Sends the error of an API that cannot be reached, as the API itself sends errors. */
export function sendUnavailable(reply: FastifyReply): FastifyReply {
  const code = 'unavailable'
  const { status, message, retryAfter }: PlainError = commonErrors[code]
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send({ success: false, message, code } satisfies ErrorBody)
}
