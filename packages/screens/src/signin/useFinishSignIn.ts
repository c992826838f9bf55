import { useMutation } from '@tanstack/react-query'
import type { FactorDetails } from '../adapters/adapters.ts'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { useKeepToken } from './useSignIn.ts'

/** Ends a pending sign-in. */
export function useFinishSignIn() {
  const { account } = useAdapters()
  const keep = useKeepToken()
  return useMutation({
    meta: { public: true },
    mutationFn: async (details: FactorDetails) => keep(await account.finishSignIn(details)),
  })
}
