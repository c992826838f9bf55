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

/**
 * An error as the log has it: without other fields, which may hold parameters, rows or recipients.
 */
export function errorForLog(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: String(error).slice(0, 500), stack: '' }
  const { name, message, stack = '', cause } = error
  const { code } = error as { code?: unknown }
  const kept = withoutParameters(message)
  return {
    type: name,
    message: kept,
    // It begins with the message.
    stack: stack.replace(message, () => kept),
    ...((typeof code === 'string' || typeof code === 'number') && { code: String(code) }),
    ...(cause instanceof Error && depth < 3 && { cause: errorForLog(cause, depth + 1) }),
  }
}
