import { errorSentence, errorTable } from '@rampart/contract/errors/errorTable'
import type { DetailsArgument, ErrorCode } from '@rampart/contract/errors/errorTable'
import { fieldError, fieldErrorsOf } from '@rampart/contract/errors/fieldErrors'
import type { FieldError } from '@rampart/contract/errors/fieldErrors'
import { AdapterError } from '../../adapters/errors.ts'

/** The part of a schema that is needed to check an input. */
interface InputSchema<T> {
  safeParse: (
    value: unknown,
  ) =>
    | { success: true; data: T }
    | { success: false; error: { issues: Parameters<typeof fieldErrorsOf>[0] } }
}

/** A failure as the API sends it. */
export function refusal<C extends ErrorCode>(
  code: C,
  ...details: DetailsArgument<C>
): AdapterError {
  const { status, field }: { status: number; field?: string } = errorTable[code]
  const serverMessage = errorSentence(code, ...details)
  return new AdapterError({
    status,
    code,
    details: details[0] as Record<string, unknown> | undefined,
    serverMessage,
    fieldErrors: field ? [{ path: field, msg: serverMessage, code }] : [],
  })
}

/** A refusal because of wrong fields. */
export function invalidRequest(fieldErrors: readonly FieldError[]): AdapterError {
  const serverMessage = fieldErrors[0]?.msg ?? errorSentence('invalid_request')
  return new AdapterError({ status: 400, code: 'invalid_request', serverMessage, fieldErrors })
}

/** A refusal because of one wrong field. */
export const fieldRefusal = (...field: Parameters<typeof fieldError>): AdapterError =>
  invalidRequest([fieldError(...field)])

/**
 * An input as the contract's schema parses it (trimmed and so on). Throws as the server does: 400
 * with each wrong field.
 */
export function checkInput<T>(schema: InputSchema<T>, input: unknown): T {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  throw invalidRequest(fieldErrorsOf(result.error.issues))
}

/** Returns a value that was looked up. Throws if it is missing. */
export function requireFound<T, C extends ErrorCode>(
  found: T | null | undefined,
  ...error: [code: C, ...DetailsArgument<C>]
): T {
  if (found === null || found === undefined) throw refusal(...error)
  return found
}
