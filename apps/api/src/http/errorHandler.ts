import { STATUS_CODES } from 'node:http'
import type { ErrorBody } from '@rampart/contract/entities/errorBody'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import { isDatabaseDown } from '../database/isDatabaseDown.ts'
import { ApiError, jsonExpected } from './apiError.ts'

/** What Fastify refuses before a handler runs, in words for people; other refusals of 4xx get the status's own name. */
const refusals: Readonly<Record<string, readonly [code: string, message: string]>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: ['invalid_json', 'The request body is not valid JSON.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['invalid_json', 'The request body is empty; JSON was expected.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_media_type', jsonExpected],
  FST_ERR_CTP_BODY_TOO_LARGE: ['body_too_large', 'The request body is too large.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['invalid_request', 'The request body and its Content-Length differ.'],
  FST_ERR_BAD_URL: ['invalid_request', 'The address of the request is not valid.'],
  FST_ERR_HANDLER_TIMEOUT: ['timeout', 'The server took too long. Please try again.'],
}

/** The error as an answer: its own words where they are meant for people, and nothing of its insides otherwise. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  const { statusCode = 500, code = '' } = error as Partial<FastifyError>
  const known = refusals[code]
  if (known) return new ApiError(statusCode, ...known)
  // Fastify's own words for these repeat the input.
  if (error instanceof SyntaxError && statusCode === 400) return new ApiError(400, 'invalid_json', 'The request body is not valid JSON.')
  if (statusCode >= 400 && statusCode < 500) return new ApiError(statusCode, 'invalid_request', STATUS_CODES[statusCode] ?? 'Bad Request')
  if (isDatabaseDown(error)) {
    return new ApiError(503, 'unavailable', 'The service is not available at the moment. Please try again soon.', { retryAfter: 5 })
  }
  return new ApiError(500, 'internal_error', 'Something went wrong. Please try again.')
}

/** Answers with the error body of the contract. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const answer = toApiError(error)
  const { errors, retryAfter } = answer.details
  if (answer.statusCode >= 500) request.log.error({ err: error }, 'request failed')
  if (answer.code === 'invalid_credentials' || answer.statusCode === 429) request.log.warn({ event: answer.code }, 'refused')
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  if (answer.statusCode === 401) reply.header('www-authenticate', 'Bearer')
  const body: ErrorBody = {
    success: false,
    message: answer.message,
    code: answer.code,
    ...(errors && { errors: [...errors] }),
  }
  return reply.code(answer.statusCode).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(body)
}

/**
 * Every error and every unknown path below the application's prefix gets the contract's error body.
 * `beforeNotFound` runs before the latter: looking for calls counts towards the general limit.
 */
export function installErrorHandlers(app: FastifyInstance, beforeNotFound: preHandlerAsyncHookHandler[] = []): void {
  app.setErrorHandler(sendError)
  app.setNotFoundHandler({ preHandler: beforeNotFound }, (request, reply) =>
    sendError(new ApiError(404, 'not_found', 'There is no such call.'), request, reply),
  )
}
