/** What a line of the log says of an error. */
interface LoggedError {
  readonly [field: string]: unknown
  readonly type: string
  readonly message: string
  readonly stack: string
  readonly code?: string
  readonly cause?: LoggedError
}

/**
 * Drizzle writes the parameters of a query that failed behind its text: all that somebody typed,
 * such as a mail address.
 */
const withoutParameters = (message: string): string => message.replace(/\nparams: .*$/s, '')

type LikeError = Partial<Error> & Pick<Error, 'message'>

/** Also an object with an error's fields: pg-boss copies some errors into one. */
const isLikeError = (error: unknown): error is LikeError =>
  typeof error === 'object' &&
  error !== null &&
  'message' in error &&
  typeof error.message === 'string'

/**
 * An error as the log has it: without other fields, which may hold parameters, rows or recipients.
 */
export function errorForLog(error: unknown, depth = 0): LoggedError {
  if (!isLikeError(error))
    return { type: typeof error, message: String(error).slice(0, 500), stack: '' }
  const { name = 'Error', message, stack = '', cause } = error
  const { code } = error as { code?: unknown }
  const kept = withoutParameters(message)
  return {
    type: name,
    message: kept,
    // The stack begins with the message.
    stack: stack.replace(message, () => kept),
    ...((typeof code === 'string' || typeof code === 'number') && { code: String(code) }),
    ...(isLikeError(cause) && depth < 3 && { cause: errorForLog(cause, depth + 1) }),
  }
}
