import { queryOptions, useQuery } from '@tanstack/react-query'
import type { LearningAdapter } from '../adapters/adapters.ts'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'

// Read again each time the page is opened, and each time its tab is: a lesson completed in between,
// also in another tab, shows at once.

export const ongoingQuery = (learning: LearningAdapter) =>
  queryOptions({ queryKey: ['own', 'learning', 'ongoing'], queryFn: () => learning.ongoing() })

export const completedQuery = (learning: LearningAdapter) =>
  queryOptions({ queryKey: ['own', 'learning', 'completed'], queryFn: () => learning.completed() })

export function useOngoingCourses() {
  const { learning } = useAdapters()
  return useQuery({ ...ongoingQuery(learning), refetchOnWindowFocus: true })
}

export function useCompletedCourses() {
  const { learning } = useAdapters()
  return useQuery({ ...completedQuery(learning), refetchOnWindowFocus: true })
}

export function useOwnCredentials() {
  const { credential } = useAdapters()
  return useQuery({
    queryKey: ['own', 'credentials'],
    queryFn: () => credential.list(),
    refetchOnWindowFocus: true,
  })
}
