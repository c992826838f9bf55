import { useMessages } from '@rampart/ui/Language'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { LabDuration } from '@rampart/contract/rules/labDurations'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { labMessages } from './labs.messages.ts'
import { labProblems } from './labProblems.ts'
import { useProblems } from '../problems/useProblems.ts'
import { useSessionChanges } from './useSessionChanges.ts'

/** The launch dialog and the start of a session (specification §4, §8). */
export function useLaunch(path: string, onStarted: (sessionId: string) => void) {
  const { launchFailed } = useMessages(labMessages)
  const textOf = useProblems(labProblems)
  const { lab } = useAdapters()
  const changes = useSessionChanges()
  const [isOpen, setOpen] = useState(false)
  const start = useMutation({
    mutationFn: (duration: LabDuration) => lab.start(path, duration),
    // Also after a refusal: there may be a session that this page does not know yet.
    onSettled: changes.refresh,
  })
  return {
    isOpen,
    open: () => setOpen(true),
    close: () => {
      setOpen(false)
      start.reset()
    },
    submit: (duration: LabDuration) =>
      start.mutate(duration, {
        // Not called if the learner has opened another page meanwhile: the learner stays there.
        onSuccess: (sessionId) => {
          setOpen(false)
          onStarted(sessionId)
        },
      }),
    isPending: start.isPending,
    error: textOf(start.error, launchFailed),
  }
}
