import type { Lesson } from '@rampart/contract/entities/lesson'
import { useMessages } from '@rampart/ui/Language'
import { Spinner } from '@rampart/ui/Spinner'
import { Transcript } from '@rampart/ui/Transcript'
import { memo, useState } from 'react'
import { copyText } from '../clipboard/copyText.ts'
import { RetryAlert } from '../pages/RetryAlert.tsx'
import { useLoadFailure } from '../pages/useLoadFailure.ts'
import { lessonMessages } from './lesson.messages.ts'
import { useTranscript } from './useTranscript.ts'

interface LessonTranscriptProps {
  lessonId: string
  film: NonNullable<Lesson['film']>
  onJump: (seconds: number) => void
}

/**
 * The transcript of a lesson's film, loaded when it is opened. A long one takes 20 ms to render, so
 * a press that does not concern it does not render it.
 */
export const LessonTranscript = memo(function LessonTranscript({
  lessonId,
  film,
  onJump,
}: LessonTranscriptProps) {
  const { loadingTranscript, transcriptFailed } = useMessages(lessonMessages)
  const [isWanted, setWanted] = useState(false)
  const query = useTranscript(lessonId, isWanted)
  const { data } = query
  const { error, ...retry } = useLoadFailure(query)
  return (
    <Transcript
      seconds={film.seconds}
      isDemo={film.isDemo}
      isTerminal={film.recordingUrl !== null}
      cues={data?.cues}
      language={data?.language}
      onJump={onJump}
      onCopy={copyText}
      onOpenChange={(isOpen) => isOpen && setWanted(true)}
    >
      {error || data === null ? (
        <RetryAlert isMinor {...retry}>
          {transcriptFailed}
        </RetryAlert>
      ) : (
        <Spinner label={loadingTranscript} />
      )}
    </Transcript>
  )
})
