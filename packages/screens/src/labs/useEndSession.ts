import type { LabSession } from '@rampart/contract/entities/labSession'
import { isInProgress } from '@rampart/contract/rules/labStatus'
import { useMessages } from '@rampart/ui/Language'
import { useMutation } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { useNotify } from '../notifications/NotificationsProvider.tsx'
import { labMessages } from './labs.messages.ts'
import { labProblems } from './labProblems.ts'
import { useProblems } from '../problems/useProblems.ts'
import { useSessionChanges } from './useSessionChanges.ts'

/**
 * Data that the terminal stored in this browser is deleted with the session, except its files. The
 * code for it is loaded only then.
 */
const forgetTerminal = async ({ _id, lab }: LabSession) =>
  (await import('./terminal/keepTerminal.ts')).forgetTerminal(_id, lab.path)

/** Ends a session: first the question, then the call (specification §4, §8). */
export function useEndSession(onEnded?: () => void) {
  const messages = useMessages(labMessages)
  const textOf = useProblems(labProblems)
  const { lab } = useAdapters()
  const notify = useNotify()
  const changes = useSessionChanges()
  const [session, setSession] = useState<LabSession>()
  const ending = useMutation({
    mutationFn: ({ _id }: LabSession) => lab.end(_id),
    onSuccess: (ended) => {
      changes.show(ended)
      void forgetTerminal(ended)
      setSession(undefined)
      notify({ tone: 'success', message: messages.ended(ended.creditsBack) })
    },
    // Also after a failure: it may have ended in another way.
    onSettled: changes.refresh,
  })
  return {
    /** The session that is asked about. */
    session,
    ask: setSession,
    cancel: () => {
      ending.reset()
      setSession(undefined)
    },
    confirm: () => {
      // Not called if the learner has opened another page meanwhile: the learner stays there.
      if (session) ending.mutate(session, { onSuccess: () => onEnded?.() })
    },
    isPending: ending.isPending,
    /** The learner has ended it here, and a notification says so. */
    isDone: ending.isSuccess,
    error: textOf(ending.error, messages.endFailed),
  }
}

/** What {@link useEndSession} returns. */
export type EndSession = ReturnType<typeof useEndSession>

/**
 * Closes the dialog when its session has ended in another way: in another tab, for example, or
 * because its time is over. `sessions` are those that the page knows.
 */
export function useCancelIfEnded(
  { session, isPending, cancel }: EndSession,
  sessions: readonly LabSession[] | undefined,
): void {
  const hasEnded =
    session !== undefined &&
    sessions !== undefined &&
    !isPending &&
    !sessions.some(({ _id, status }) => _id === session._id && isInProgress(status))
  useEffect(() => {
    if (hasEnded) cancel()
  }, [hasEnded, cancel])
}

/**
 * Ends a session on a page that stays. The button that opened the dialog disappears with the
 * session, so `place` gets the focus back.
 */
export function useEndInPlace(): { end: EndSession; place: RefObject<HTMLDivElement | null> } {
  const place = useRef<HTMLDivElement>(null)
  const [endings, setEndings] = useState(0)
  const end = useEndSession(() => setEndings((count) => count + 1))
  useEffect(() => {
    if (endings > 0) place.current?.focus()
  }, [endings])
  return { end, place }
}
