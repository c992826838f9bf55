import { useQuery } from '@tanstack/react-query'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'

/** What the film of a lesson says, loaded once and when it is wanted. */
export function useTranscript(lessonId: string, isWanted: boolean) {
  const { lesson } = useAdapters()
  return useQuery({
    queryKey: ['own', 'transcript', lessonId],
    queryFn: () => lesson.transcript(lessonId),
    enabled: isWanted,
    staleTime: Infinity,
  })
}
