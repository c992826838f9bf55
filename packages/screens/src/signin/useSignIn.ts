import { useMutation } from '@tanstack/react-query'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { AdapterError } from '../adapters/errors.ts'
import { useSessionStore } from '../session/SessionProvider.tsx'

const noToken = 'No token received. Please check your API response.'

/** Signs in, keeps the token, then calls back (specification §4, §5, §8). */
export function useSignIn(onSignedIn: () => void) {
  const { account } = useAdapters()
  const session = useSessionStore()
  return useMutation({
    // A refused password is not an expired session.
    meta: { public: true },
    mutationFn: async ({ email, password }: { email: string; password: string }) => {
      const token = await account.signIn(email, password)
      if (!token) throw new Error(noToken)
      return token
    },
    onSuccess: (token) => {
      session.signIn(token)
      onSignedIn()
    },
  })
}

/** 'server message, else the error message, else …' (specification §8). */
export function signInErrorText(error: unknown): string {
  const fallback = 'Failed to sign in. Please try again.'
  if (error instanceof AdapterError) return error.serverMessage ?? (error.status === 0 ? error.message : fallback)
  return error instanceof Error && error.message ? error.message : fallback
}
