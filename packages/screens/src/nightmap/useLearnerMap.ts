import { queryOptions, useQuery } from '@tanstack/react-query'
import type { LearningAdapter } from '../adapters/adapters.ts'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { useSession } from '../session/SessionProvider.tsx'

const mapQuery = (learning: LearningAdapter) =>
  queryOptions({ queryKey: ['own', 'learning', 'map'], queryFn: () => learning.map() })

/**
 * What the signed-in learner has done; undefined for visitors, and until it is known. One part of a page, the hero, reads it again each time
 * the page is opened, so that what was completed in between shows at once; all others take what is there, so that it is one call.
 */
export function useLearnerMap({ readsAgain = false } = {}) {
  const { learning } = useAdapters()
  const isSignedIn = useSession() === 'signed-in'
  return useQuery({ ...mapQuery(learning), enabled: isSignedIn, refetchOnMount: readsAgain }).data
}
