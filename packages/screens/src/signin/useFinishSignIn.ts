import { useMutation } from '@tanstack/react-query'
import type { FactorDetails } from '../adapters/adapters.ts'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { useKeepToken } from './useKeepToken.ts'

/** Completes a pending sign-in. */
export function useFinishSignIn() {
  const { account } = useAdapters()
  const keep = useKeepToken()
  return useMutation({
    meta: { public: true },
    mutationFn: async (details: FactorDetails) => keep(await account.finishSignIn(details)),
  })
}

/**
 * Asks the visitor for a passkey and completes a pending sign-in with it. Nothing happens if they
 * cancel.
 */
export function useFinishWithPasskey() {
  const { account, authenticator } = useAdapters()
  const keep = useKeepToken()
  return useMutation({
    meta: { public: true },
    mutationFn: async ({ email, challenge }: { email: string; challenge: string }) => {
      const passkey = await authenticator.show(await account.beginPasskeyStep(challenge))
      if (passkey) keep(await account.finishSignInWithPasskey({ email, challenge, passkey }))
    },
  })
}
