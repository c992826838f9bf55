import type { TerminalFilmProps } from '@rampart/ui/TerminalFilm'
import { TerminalFilm } from '@rampart/ui/TerminalFilm'
import { useQuery } from '@tanstack/react-query'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { copyText } from '../clipboard/copyText.ts'
import { useLoadFailure } from '../pages/useLoadFailure.ts'
import { useTranscript } from './useTranscript.ts'

interface TerminalStageProps extends Omit<
  TerminalFilmProps,
  'recording' | 'onRetry' | 'isRetrying' | 'cues' | 'language' | 'onCopy'
> {
  lessonId: string
  recordingUrl: string
}

/**
 * The recording of a terminal with its captions; it plays without them if they could not be read.
 */
export function TerminalStage({ lessonId, recordingUrl, ...film }: TerminalStageProps) {
  const { films } = useAdapters()
  const query = useQuery({
    queryKey: ['film', recordingUrl],
    queryFn: () => films.recording(recordingUrl),
    staleTime: Infinity,
  })
  const { error, ...retry } = useLoadFailure(query)
  const { data: transcript, isPending } = useTranscript(lessonId, true)
  return (
    <TerminalFilm
      {...film}
      recording={error ? null : query.data}
      {...retry}
      cues={isPending ? undefined : (transcript?.cues ?? [])}
      language={transcript?.language}
      onCopy={copyText}
    />
  )
}
