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
  // After a failure, too: the response alone may have been lost.
  const onSettled = () => {
    void queries.invalidateQueries({ queryKey: passkeysKey })
    // With the last one ends that it is asked for.
    void queries.invalidateQueries({ queryKey: factorsKey })
  }
  return {
    /** Returns null if the learner breaks it off. The password is forgotten at once. */
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
