import { queryOptions, useQuery } from '@tanstack/react-query'
import type { LearningAdapter } from '../adapters/adapters.ts'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'

// Read again each time the page is opened: a lesson completed in between shows at once.

export const ongoingQuery = (learning: LearningAdapter) =>
  queryOptions({ queryKey: ['own', 'learning', 'ongoing'], queryFn: () => learning.ongoing() })

export const completedQuery = (learning: LearningAdapter) =>
  queryOptions({ queryKey: ['own', 'learning', 'completed'], queryFn: () => learning.completed() })

export function useOngoingCourses() {
  const { learning } = useAdapters()
  return useQuery(ongoingQuery(learning))
}

export function useCompletedCourses() {
  const { learning } = useAdapters()
  return useQuery(completedQuery(learning))
}

export function useOwnCredentials() {
  const { credential } = useAdapters()
  return useQuery({ queryKey: ['own', 'credentials'], queryFn: () => credential.list() })
}
