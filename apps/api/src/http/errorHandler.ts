import { STATUS_CODES } from 'node:http'
import type { ErrorBody } from '@rampart/contract/entities/errorBody'
import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  preHandlerAsyncHookHandler,
} from 'fastify'
import { isDatabaseDown } from '../database/isDatabaseDown.ts'
import { noteFault } from '../observing/work.ts'
import type { Fault } from '../observing/work.ts'
import { ApiError, refuse } from './apiError.ts'
import { knownMethods } from './knownMethods.ts'
import { logRefusal } from './securityEvents.ts'

/** Errors of Fastify before a handler runs; other 4xx errors get the status's name. */
const refusals: Readonly<Record<string, () => ApiError>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: () => refuse('invalid_json'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => refuse('unsupported_media_type', { expected: 'json' }),
  FST_ERR_CTP_BODY_TOO_LARGE: () => refuse('body_too_large'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => refuse('invalid_length'),
  FST_ERR_BAD_URL: () => refuse('invalid_address'),
  FST_ERR_HANDLER_TIMEOUT: () => refuse('timeout'),
}

/**
 * The error as a response: its own message if it is meant for people, and no internals otherwise.
 */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  const { statusCode = 500, code = '' } = error as Partial<FastifyError>
  const known = refusals[code]
  if (known) return known()
  // Fastify's own messages for these contain the input.
  if (error instanceof SyntaxError && statusCode === 400) return refuse('invalid_json')
  if (statusCode >= 400 && statusCode < 500) return refusalOfStatus(statusCode)
  return refuse(isDatabaseDown(error) ? 'unavailable' : 'internal_error')
}

const refusalOfStatus = (statusCode: number) =>
  new ApiError('invalid_request', {
    statusCode,
    message: STATUS_CODES[statusCode] ?? 'Bad Request',
  })

/** An error that nobody expected, for reports: where, and nothing about the client. */
export const faultOf = (
  error: unknown,
  { method, routeOptions, id, traceId }: FastifyRequest,
): Fault => ({
  error,
  during: `${method} ${routeOptions.url ?? 'unknown'}`,
  requestId: id,
  traceId,
})

/** Sends the error body of the contract. */
export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = toApiError(error)
  const { code, details, fields, message, retryAfter } = refusal
  // A refusal on purpose, such as of work beyond a limit, is no failure.
  if (refusal.statusCode >= 500 && refusal !== error)
    request.log.error({ err: error, req: request }, 'request failed')
  if (code === 'internal_error') noteFault(faultOf(error, request))
  logRefusal(refusal, request)
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  if (refusal.statusCode === 401) reply.header('www-authenticate', 'Bearer')
  const body: ErrorBody = {
    success: false,
    message,
    code,
    ...(details && { details: { ...details } }),
    ...(fields.length > 0 && { errors: [...fields] }),
  }
  return reply
    .code(refusal.statusCode)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(body)
}

/**
 * Every error and every unknown path below the application's prefix gets the contract's error body,
 * also a known path that is asked for by another method. `beforeNotFound` runs before an unknown
 * path is refused: such requests count toward the general limit.
 */
export function installErrorHandlers(
  app: FastifyInstance,
  beforeNotFound: preHandlerAsyncHookHandler[] = [],
): void {
  app.setErrorHandler(sendError)
  const refuseUnknown = (request: FastifyRequest, reply: FastifyReply) => {
    const allowed = methods(request.url)
    // A parameter that is too long is unknown, too.
    if (allowed.length === 0 || allowed.includes(request.method))
      return sendError(refuse('not_found'), request, reply)
    reply.header('allow', allowed.join(', '))
    return sendError(refusalOfStatus(405), request, reply)
  }
  app.setNotFoundHandler({ preHandler: beforeNotFound }, refuseUnknown)
  // Otherwise pages, which take every path that nothing else takes, would respond.
  app.get('/', { prefixTrailingSlash: 'no-slash' }, refuseUnknown)
  app.get('/*', refuseUnknown)
  const methods = knownMethods(app)
}
