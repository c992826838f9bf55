import { useMessages } from '@rampart/ui/Language'
import { useMutation } from '@tanstack/react-query'
import type { AdapterMessages } from '../adapters/adapters.messages.ts'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { AdapterError } from '../adapters/errors.ts'
import type { ProblemText } from '../problems/problemText.ts'
import { useSessionStore } from '../session/SessionProvider.tsx'
import { signInMessages } from './signIn.messages.ts'
import type { SignInMessages } from './signIn.messages.ts'

/**
 * Returns a function that stores a token and notifies the listeners of the session (specification
 * §4, §5, §8). It throws if there is no token, or it has expired.
 */
export function useKeepToken() {
  const session = useSessionStore()
  const messages = useMessages(signInMessages)
  return (token: string | undefined) => {
    if (!token) throw new Error(messages.noToken)
    session.signIn(token)
    if (session.state() !== 'signed-in') throw new Error(messages.endedToken)
  }
}

/** The second step is loaded when an account needs it. */
const loadFactorStep = async () => {
  try {
    return (await import('./FactorStep.tsx')).FactorStep
  } catch (cause) {
    throw new AdapterError({ status: 0, cause })
  }
}

/**
 * Signs in, or returns the pending sign-in if the account needs a second factor, with the step that
 * asks for it.
 */
export function useSignIn() {
  const { account } = useAdapters()
  const keep = useKeepToken()
  return useMutation({
    // A refused password is not an expired session.
    meta: { public: true },
    mutationFn: async ({ email, password }: { email: string; password: string }) => {
      const answer = await account.signIn(email, password)
      if (typeof answer === 'object') return { ...answer, FactorStep: await loadFactorStep() }
      keep(answer)
      return undefined
    },
  })
}

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
