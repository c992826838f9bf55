import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { factorsKey } from './useFactors.ts'

const passkeysKey = ['own', 'passkeys'] as const

/** The account's passkeys. */
export function usePasskeys() {
  const { passkeys } = useAdapters()
  return useQuery({ queryKey: passkeysKey, queryFn: () => passkeys.list() })
}

/** Changes the account's passkeys. */
export function usePasskeyChanges() {
  const { authenticator, passkeys } = useAdapters()
  const queries = useQueryClient()
  // Also after a failure: perhaps only the response was lost.
  const onSettled = () => {
    void queries.invalidateQueries({ queryKey: passkeysKey })
    // Without passkeys none is asked for as second factor any more.
    void queries.invalidateQueries({ queryKey: factorsKey })
  }
  return {
    /** Returns null if the learner cancels. The password is deleted from memory at once. */
    add: useMutation({
      gcTime: 0,
      mutationFn: async (password: string) => {
        const made = await authenticator.create(await passkeys.begin(password))
        return made && passkeys.add(made)
      },
      onSettled,
    }),
    rename: useMutation({
      mutationFn: ({ id, name }: { id: string; name: string }) => passkeys.rename(id, name),
      onSettled,
    }),
    remove: useMutation({
      gcTime: 0,
      mutationFn: ({ id, password }: { id: string; password: string }) =>
        passkeys.remove(id, password),
      onSettled,
    }),
  }
}
