import { adapterMessages } from './adapters.messages.ts'

/** What the server says of one field; `path` is the field's name, dotted where it lies deeper. */
export interface FieldError {
  path: string
  msg: string
}

/** Why a call failed, for screens to choose the words. Adapters throw this and nothing else. */
export class AdapterError extends Error {
  /** HTTP status, or 0 where no answer came (no network, broken answer). */
  readonly status: number
  /** An answer came, but not one of the contract: another shape, or no JSON at all. Its status is 0. */
  readonly isUnreadable: boolean
  /** The server's own words for people; absent where it sent none. */
  readonly serverMessage: string | undefined
  /** Field errors of the server, in order. */
  readonly fieldErrors: readonly FieldError[]

  constructor({
    status,
    isUnreadable = false,
    serverMessage,
    fieldErrors = [],
    cause,
  }: {
    status: number
    isUnreadable?: boolean
    serverMessage?: string
    fieldErrors?: readonly FieldError[]
    cause?: unknown
  }) {
    super(serverMessage ?? (status === 0 ? adapterMessages.english.unreachable : `The server answered ${status}.`), { cause })
    this.name = 'AdapterError'
    this.status = status
    this.isUnreadable = isUnreadable
    this.serverMessage = serverMessage
    this.fieldErrors = fieldErrors
  }
}

/** HTTP status of an adapter's failure; 0 for anything else. */
export function statusOf(error: unknown): number {
  return error instanceof AdapterError ? error.status : 0
}

/** The server's words, else the fallback that the specification names. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof AdapterError && error.serverMessage ? error.serverMessage : fallback
}
