import { queryOptions, useQuery } from '@tanstack/react-query'
import type { LearningAdapter } from '../adapters/adapters.ts'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { useSession } from '../session/SessionProvider.tsx'

/**
 * As long as the parts of a page take to arrive, so that they make one call; a page that is opened
 * later reads new data.
 */
const staleTime = 5000

const mapQuery = (learning: LearningAdapter) =>
  queryOptions({
    queryKey: ['own', 'learning', 'map'],
    queryFn: () => learning.map(),
    staleTime,
    // Public pages read it: the end of the session must not redirect to signing in.
    meta: { public: true },
  })

/** What the signed-in learner has done; undefined for visitors, and until it is known. */
export function useLearnerMap() {
  const { learning } = useAdapters()
  const isSignedIn = useSession() === 'signed-in'
  const { data } = useQuery({ ...mapQuery(learning), enabled: isSignedIn })
  // The response may be here before scripts have taken over a part of the server's HTML, which
  // knows no learner.
  return isSignedIn ? data : undefined
}
