import { sentence } from '@rampart/contract/errors/defineError'
import { errorTable } from '@rampart/contract/errors/errorTable'
import type {
  CommonErrorCode,
  DetailsArgument,
  ErrorCode,
} from '@rampart/contract/errors/errorTable'
import type { ErrorDeclaration } from '@rampart/contract/errors/defineError'
import { fieldError } from '@rampart/contract/errors/fieldErrors'
import type { FieldError } from '@rampart/contract/errors/fieldErrors'

interface Particulars {
  readonly details?: object | undefined
  /** The wrong fields of the request. */
  readonly fields?: readonly FieldError[]
  /** Another 4xx status, chosen by a library. */
  readonly statusCode?: number
  /** Replaces the code's sentence. */
  readonly message?: string
}

/**
 * A response of 400 or more: an error of the contract. Features create it with their call's
 * `refuse`.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ErrorCode
  readonly statusCode: number
  /** The values in the sentence. */
  readonly details: object | undefined
  readonly fields: readonly FieldError[]
  /** Seconds after which the client should try again. */
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, { details, fields, statusCode, message }: Particulars = {}) {
    const declared: ErrorDeclaration = errorTable[code]
    super(message ?? sentence(declared, details))
    this.code = code
    this.statusCode = statusCode ?? declared.status
    this.details = details
    this.fields =
      fields ?? (declared.field ? [{ path: declared.field, msg: this.message, code }] : [])
    this.retryAfter = retryAfterOf(details) ?? declared.retryAfter
  }
}

function retryAfterOf(details: object | undefined): number | undefined {
  const { retryAfter } = { ...details } as { retryAfter?: number }
  return retryAfter
}

/**
 * Makes the errors of certain codes and no others. A `Refuse` for more codes can be passed where
 * fewer are needed. Not a generic function: TypeScript would then accept any of them for any other.
 */
export type Refuse<Code extends ErrorCode> = (
  ...error: { [C in Code]: [code: C, ...DetailsArgument<C>] }[Code]
) => ApiError

const refuseAny: Refuse<ErrorCode> = (code, details?: object) => new ApiError(code, { details })

/** Makes the errors that any call may end with. */
export const refuse: Refuse<CommonErrorCode> = refuseAny

/** Makes the errors of a call and those of every call. A service takes the part that it needs. */
export const refuseFor = <const Code extends ErrorCode>(_call: {
  errors: readonly Code[]
}): Refuse<Code | CommonErrorCode> => refuseAny

/** Refuses a request because of its fields; the message is that of the first one. */
export const invalidRequest = (fields: readonly FieldError[]): ApiError =>
  new ApiError('invalid_request', { fields, ...(fields[0] && { message: fields[0].msg }) })

/** Refuses a request because of one field. */
export const invalidField = (...field: Parameters<typeof fieldError>): ApiError =>
  invalidRequest([fieldError(...field)])
