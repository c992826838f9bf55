import { useQuery } from '@tanstack/react-query'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'

/** The transcript of a lesson's film, loaded once, and only if `isWanted`. */
export function useTranscript(lessonId: string, isWanted: boolean) {
  const { lesson } = useAdapters()
  return useQuery({
    queryKey: ['own', 'transcript', lessonId],
    queryFn: () => lesson.transcript(lessonId),
    enabled: isWanted,
    staleTime: Infinity,
  })
}
