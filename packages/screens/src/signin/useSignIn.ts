import { useMutation } from '@tanstack/react-query'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { AdapterError } from '../adapters/errors.ts'
import { useSessionStore } from '../session/SessionProvider.tsx'

const noToken = 'No token received. Please check your API response.'

/** The token is refused here although the server gave it a moment ago: by this device's clock it has ended. */
const endedToken = 'You are signed in, but by the clock of this device that has ended. Please check its date and time.'

/** Signs in and keeps the token; whoever watches the session sees it (specification §4, §5, §8). */
export function useSignIn() {
  const { account } = useAdapters()
  const session = useSessionStore()
  return useMutation({
    // A refused password is not an expired session.
    meta: { public: true },
    mutationFn: async ({ email, password }: { email: string; password: string }) => {
      const token = await account.signIn(email, password)
      if (!token) throw new Error(noToken)
      session.signIn(token)
      if (session.state() !== 'signed-in') throw new Error(endedToken)
    },
  })
}

/** 'server message, else the error message, else …' (specification §8). */
export function signInErrorText(error: unknown): string {
  const fallback = 'Failed to sign in. Please try again.'
  if (error instanceof AdapterError) return error.serverMessage ?? (error.status === 0 ? error.message : fallback)
  return error instanceof Error && error.message ? error.message : fallback
}
