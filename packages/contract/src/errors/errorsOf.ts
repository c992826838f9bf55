import type { Call } from '../calls/call.ts'
import { accessErrors } from './accessErrors.ts'
import type { AccessProblem } from './accessErrors.ts'
import type { ErrorCode } from './errorTable.ts'

/** Of a request's body, if it is JSON. */
const json = ['invalid_json', 'unsupported_media_type', 'body_too_large'] as const
const form = ['invalid_form', 'unsupported_media_type'] as const
const always = ['too_many_requests', 'busy', 'unavailable', 'timeout', 'internal_error'] as const

/**
 * Every code that a call can return: its own, and those of its token, of its input and of every
 * call.
 */
export function errorsOf(call: Call): ErrorCode[] {
  const takesInput = call.params ?? call.query ?? call.body
  return [
    ...(takesInput ? (['invalid_request'] as const) : []),
    ...(call.body ? (call.multipart ? form : json) : []),
    ...(call.auth === 'learner' ? (['unauthenticated'] as const) : []),
    ...(call.auth === 'bootcamp' ? (Object.keys(accessErrors) as AccessProblem[]) : []),
    // An id that no record can have is an unknown record.
    ...(call.params ? (['not_found'] as const) : []),
    ...call.errors,
    ...always,
  ]
}

/**
 * Codes for requests that fit no call, which any call may return besides: a query that it does not
 * have, or a body that it does not take.
 */
export const misfitErrors = ({ method }: Pick<Call, 'method'>): ErrorCode[] => [
  'invalid_request',
  ...(method === 'GET' ? [] : json),
]
