import { queryOptions, useQuery } from '@tanstack/react-query'
import type { LearningAdapter } from '../adapters/adapters.ts'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { useSession } from '../session/SessionProvider.tsx'

/** Read again each time a page is opened: what was completed in between shows at once. */
const mapQuery = (learning: LearningAdapter) =>
  queryOptions({ queryKey: ['own', 'learning', 'map'], queryFn: () => learning.map() })

/** What the signed-in learner has done; undefined for visitors, and until it is known. However many ask, it is one call. Nothing is asked for unless `isWanted`. */
export function useLearnerMap(isWanted = true) {
  const { learning } = useAdapters()
  const isSignedIn = useSession() === 'signed-in'
  return useQuery({ ...mapQuery(learning), enabled: isSignedIn && isWanted }).data
}
