import type { ErrorCode } from '@rampart/contract/errors/errorTable'
import { adapterMessages } from './adapters.messages.ts'

/** What the server says of one field; `path` is the field's name, dotted if it is nested. */
export interface FieldError {
  path: string
  msg: string
  /** As the contract's `FieldError`, or one that only a newer server knows. */
  code?: string | undefined
  /** The most that the field takes. */
  max?: number | undefined
}

/** Whether the server refused a field with this code. */
export const hasFieldError = (error: unknown, code: string): boolean =>
  error instanceof AdapterError && error.fieldErrors.some((field) => field.code === code)

/** Why a call failed, for screens to choose the words. Adapters throw this and nothing else. */
export class AdapterError extends Error {
  /** HTTP status, or 0 if no response came (no network, broken response). */
  readonly status: number
  /**
   * A response came, but not one of the contract: another shape, or no JSON at all. Its status is
   * 0.
   */
  readonly isUnreadable: boolean
  /**
   * An {@link ErrorCode}, or one that only a newer server knows; absent if the server sent none.
   */
  readonly code: string | undefined
  /** The details of the code, as the server sent them. */
  readonly details: Readonly<Record<string, unknown>>
  /** The server's own words for people; absent if it sent none. */
  readonly serverMessage: string | undefined
  /** Field errors of the server, in order. */
  readonly fieldErrors: readonly FieldError[]

  constructor({
    status,
    isUnreadable = false,
    code,
    details = {},
    serverMessage,
    fieldErrors = [],
    cause,
  }: {
    status: number
    isUnreadable?: boolean
    code?: string | undefined
    details?: Readonly<Record<string, unknown>> | undefined
    serverMessage?: string
    fieldErrors?: readonly FieldError[]
    cause?: unknown
  }) {
    super(
      serverMessage ??
        (status === 0 ? adapterMessages.english.unreachable : `The server answered ${status}.`),
      { cause },
    )
    this.name = 'AdapterError'
    this.status = status
    this.isUnreadable = isUnreadable
    this.code = code
    this.details = details
    this.serverMessage = serverMessage
    this.fieldErrors = fieldErrors
  }
}

/** HTTP status of an adapter's failure; 0 for anything else. */
export function statusOf(error: unknown): number {
  return error instanceof AdapterError ? error.status : 0
}

/** Whether a call failed for this reason. */
export function hasCode(error: unknown, code: ErrorCode): boolean {
  return error instanceof AdapterError && error.code === code
}

/**
 * Whether a call failed because the learner's session is over: a 401 (specification §8), unless its
 * code names another reason. The application then opens the sign-in page; screens show nothing.
 */
export function isSessionOver(error: unknown): boolean {
  return (
    error instanceof AdapterError &&
    error.status === 401 &&
    (error.code ?? 'unauthenticated') === 'unauthenticated'
  )
}

/**
 * For a query whose record may not exist: null for 404, and for 400, as no record can have that
 * address. Null is rendered and cached like a result. Throws any other error again.
 */
export function nullIfAbsent(error: unknown): null {
  if (statusOf(error) === 404 || statusOf(error) === 400) return null
  throw error
}
