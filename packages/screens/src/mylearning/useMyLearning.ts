import { useQuery } from '@tanstack/react-query'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'

// Read again each time the page is opened: a lesson completed in between shows at once.

export function useOngoingCourses() {
  const { learning } = useAdapters()
  return useQuery({ queryKey: ['own', 'learning', 'ongoing'], queryFn: () => learning.ongoing() })
}

export function useCompletedCourses() {
  const { learning } = useAdapters()
  return useQuery({
    queryKey: ['own', 'learning', 'completed'],
    queryFn: () => learning.completed(),
  })
}

export function useOwnCredentials() {
  const { credential } = useAdapters()
  return useQuery({ queryKey: ['own', 'credentials'], queryFn: () => credential.list() })
}
