import { useMutation } from '@tanstack/react-query'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { AdapterError } from '../adapters/errors.ts'
import { useKeepToken } from './useKeepToken.ts'

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
