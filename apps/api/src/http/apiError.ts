/** One wrong field of a request. */
export interface FieldError {
  /** Dotted path, for example `configuration.duration`. */
  readonly path: string
  readonly msg: string
}

interface Details {
  readonly errors?: readonly FieldError[]
  /** Seconds after which trying again makes sense. */
  readonly retryAfter?: number
}

/** An answer of 400 or more whose message may be shown to people as it is. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly statusCode: number
  /** For programs, for example `not_found`. */
  readonly code: string
  readonly details: Details

  constructor(statusCode: number, code: string, message: string, details: Details = {}) {
    super(message)
    this.statusCode = statusCode
    this.code = code
    this.details = details
  }
}

export const notFound = (message: string): ApiError => new ApiError(404, 'not_found', message)

export const unauthenticated = (message = 'Authentication required. Please sign in.'): ApiError => new ApiError(401, 'unauthenticated', message)

export const unsupportedMedia = (message: string): ApiError => new ApiError(415, 'unsupported_media_type', message)

/** Said of a body of another kind where JSON is taken. */
export const jsonExpected = 'The request body must be JSON (Content-Type: application/json).'

/** A file could not be kept: a full disk, a file store that does not answer. */
export const cannotStore = (): ApiError => new ApiError(503, 'unavailable', 'The file could not be stored. Please try again soon.', { retryAfter: 30 })

export function tooManyRequests(retryAfter: number): ApiError {
  const minutes = Math.ceil(retryAfter / 60)
  const wait = retryAfter < 60 ? `${retryAfter} seconds` : minutes === 1 ? 'a minute' : `${minutes} minutes`
  return new ApiError(429, 'too_many_requests', `Too many attempts. Please try again in ${wait}.`, { retryAfter })
}
