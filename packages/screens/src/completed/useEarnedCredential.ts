import { credentialTypes } from '@rampart/contract/rules/credentialKinds'
import type { CredentialView } from '@rampart/contract/rules/credentialWire'
import { useMessages } from '@rampart/ui/Language'
import { useQueries } from '@tanstack/react-query'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { credentialMessages } from '../credentials/credentials.messages.ts'
import { useLoadFailure } from '../pages/useLoadFailure.ts'

/** The credential that a learner has earned in a course, as far as it is known. */
export interface EarnedCredential {
  credential: CredentialView | null
  isPending: boolean
  /** Why it could not be read. */
  failure: string | undefined
  retry: { isRetrying: boolean; onRetry: () => void }
}

/**
 * The first that the learner has: a certificate, else a badge, else none (specification §2, Course
 * completed; §8).
 */
export function useEarnedCredential(slug: string): EarnedCredential {
  const { kinds } = useMessages(credentialMessages)
  const { credential } = useAdapters()
  const results = useQueries({
    queries: credentialTypes.map((type) => ({
      queryKey: ['own', type, slug],
      queryFn: () => credential.ofCourse(type, slug),
      // Not cached: the credential may be issued at any moment.
      gcTime: 0,
    })),
  })
  const index = results.findIndex(({ data }) => data !== null)
  const result = results[index]
  const type = credentialTypes[index]
  const { error, ...retry } = useLoadFailure(result)
  return {
    credential: result?.data ?? null,
    isPending: !error && (result?.isPending ?? false),
    failure: error && type ? kinds[type].failed : undefined,
    retry,
  }
}
