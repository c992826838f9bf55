import { credentialTypes } from '@rampart/contract/rules/credentialKinds'
import type { CredentialView } from '@rampart/contract/rules/credentialWire'
import { useMessages } from '@rampart/ui/Language'
import { useQueries } from '@tanstack/react-query'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { credentialMessages } from '../credentials/credentials.messages.ts'

/** What a learner was given for a course, as far as it is known. */
export interface EarnedCredential {
  credential: CredentialView | null
  isPending: boolean
  /** Why it could not be read. */
  failure: string | undefined
  isRetrying: boolean
  retry: () => void
}

/**
 * Of the first kind that the learner has: a certificate if available, else a badge, else none
 * (specification §2, Course completed; §8).
 */
export function useEarnedCredential(slug: string): EarnedCredential {
  const { kinds } = useMessages(credentialMessages)
  const { credential } = useAdapters()
  const results = useQueries({
    queries: credentialTypes.map((type) => ({
      queryKey: ['own', type, slug],
      queryFn: () => credential.ofCourse(type, slug),
      // Nothing is kept: it may be issued any moment.
      gcTime: 0,
    })),
  })
  const index = results.findIndex(({ data }) => data !== null)
  const result = results[index]
  const type = credentialTypes[index]
  return {
    credential: result?.data ?? null,
    isPending: result?.isPending ?? false,
    failure: result?.isError && type ? kinds[type].failed : undefined,
    isRetrying: result?.isFetching ?? false,
    retry: () => void result?.refetch(),
  }
}
