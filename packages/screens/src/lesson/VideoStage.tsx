import type { Lesson } from '@rampart/contract/entities/lesson'
import { VideoFrame } from '@rampart/ui/VideoFrame'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { lazyPart } from '../pages/latePart.tsx'
import { positionKeeper } from './positionKeeper.ts'
import { patchLesson } from './useLesson.ts'

const TerminalStage = lazyPart(async () => (await import('./TerminalStage.tsx')).TerminalStage)

interface VideoStageProps {
  /** Give the component a key: a position belongs to one lesson. */
  lesson: Lesson
  onEnd: () => void
  /** Position that the learner wants to go to. */
  jump: { to: number } | undefined
}

/**
 * The film of a lesson, a video or the recording of a terminal; continues where the learner left
 * it, and saves the position.
 */
export function VideoStage({ lesson, onEnd, jump }: VideoStageProps) {
  const { _id, title, videoUrl, film, position } = lesson
  const { lesson: adapter, clock } = useAdapters()
  const queries = useQueryClient()
  const [keeper] = useState(() =>
    positionKeeper({
      kept: position,
      now: () => clock.now(),
      save: (seconds) => {
        patchLesson(queries, _id, { position: seconds })
        return adapter.savePosition(_id, seconds)
      },
    }),
  )
  useEffect(() => {
    // Phones report that a page is left only by hiding it, and nothing later.
    const onHidden = () => {
      if (document.hidden) keeper.flush()
    }
    document.addEventListener('visibilitychange', onHidden)
    addEventListener('pagehide', keeper.flush)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      removeEventListener('pagehide', keeper.flush)
      keeper.flush()
    }
  }, [keeper])
  const player = {
    title,
    startAt: position,
    jump,
    onPosition: keeper.report,
    onPause: keeper.flush,
    onEnd: () => {
      keeper.end()
      onEnd()
    },
  }
  const recordingUrl = film?.recordingUrl
  if (!recordingUrl) return <VideoFrame {...player} videoUrl={videoUrl} />
  return (
    <Suspense fallback={<VideoFrame title={title} isLoading placeOf="terminal" />}>
      <TerminalStage {...player} lessonId={_id} recordingUrl={recordingUrl} />
    </Suspense>
  )
}
