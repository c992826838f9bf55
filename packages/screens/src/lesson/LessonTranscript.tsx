import type { Lesson } from '@rampart/contract/entities/lesson'
import { useMessages } from '@rampart/ui/Language'
import { Spinner } from '@rampart/ui/Spinner'
import { Transcript } from '@rampart/ui/Transcript'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { RetryAlert } from '../pages/RetryAlert.tsx'
import { lessonMessages } from './lesson.messages.ts'

interface LessonTranscriptProps {
  lessonId: string
  film: NonNullable<Lesson['film']>
  onJump: (seconds: number) => void
}

/** What the film of a lesson says, loaded when it is asked for. */
export function LessonTranscript({ lessonId, film, onJump }: LessonTranscriptProps) {
  const { loadingTranscript, transcriptFailed } = useMessages(lessonMessages)
  const { lesson } = useAdapters()
  const [isWanted, setWanted] = useState(false)
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['own', 'transcript', lessonId],
    queryFn: () => lesson.transcript(lessonId),
    enabled: isWanted,
    staleTime: Infinity,
  })
  return (
    <Transcript
      {...film}
      cues={data?.cues}
      language={data?.language}
      onJump={onJump}
      onOpenChange={(isOpen) => isOpen && setWanted(true)}
    >
      {isError || data === null ? (
        <RetryAlert isMinor onRetry={() => void refetch()} isRetrying={isFetching}>
          {transcriptFailed}
        </RetryAlert>
      ) : (
        <Spinner label={loadingTranscript} />
      )}
    </Transcript>
  )
}
