import { detailedError, plainError } from './defineError.ts'

/** Errors of any call that a learner may see. */
export const commonErrors = {
  /** No token, or an invalid or expired one. */
  unauthenticated: plainError(401, 'Authentication required. Please sign in.'),
  /** `retryAfter` in seconds. */
  too_many_requests: detailedError(
    429,
    { retryAfter: 'number' },
    ({ retryAfter }) => `Too many attempts. Please try again in ${waitOf(retryAfter)}.`,
  ),
  not_found: plainError(404, 'Nothing was found at this address.'),
  /** `retryAfter` in seconds. */
  busy: detailedError(
    503,
    { retryAfter: 'number' },
    ({ retryAfter }) => `The server is busy. Please try again in ${waitOf(retryAfter)}.`,
  ),
  /** For example, the database does not respond. */
  unavailable: plainError(
    503,
    'The service is not available at the moment. Please try again soon.',
    { retryAfter: 5 },
  ),
  timeout: plainError(503, 'The server took too long. Please try again.', { retryAfter: 5 }),
  internal_error: plainError(500, 'Something went wrong. Please try again.'),
}

function waitOf(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  if (minutes > 120) return `${Math.ceil(minutes / 60)} hours`
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}
