import type { AdapterMessages } from '../adapters/adapters.messages.ts'
import { AdapterError } from '../adapters/errors.ts'
import type { ProblemText } from '../problems/problemText.ts'
import type { SignInMessages } from './signIn.messages.ts'

/**
 * 'server message, else the error message, else …' (specification §8). A response that cannot be
 * read has no token (§5).
 */
export function signInErrorText(
  error: unknown,
  messages: SignInMessages,
  { unreachable }: AdapterMessages,
  textOf: ProblemText,
): string {
  if (error instanceof AdapterError && error.isUnreadable) return messages.noToken
  if (error instanceof AdapterError)
    // A 401 of signing in does not mean that a session has ended, with any code.
    return (
      textOf(error) ?? error.serverMessage ?? (error.status === 0 ? unreachable : messages.failed)
    )
  return error instanceof Error && error.message ? error.message : messages.failed
}
