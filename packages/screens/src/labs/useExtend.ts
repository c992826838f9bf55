import type { LabSession } from '@rampart/contract/entities/labSession'
import type { LabDuration } from '@rampart/contract/rules/labDurations'
import { useLocale, useMessages } from '@rampart/ui/Language'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { useNotify } from '../notifications/NotificationsProvider.tsx'
import { durationText } from './credits.ts'
import { labMessages } from './labs.messages.ts'
import { labProblems } from './labProblems.ts'
import { useProblems } from '../problems/useProblems.ts'
import { useSessionChanges } from './useSessionChanges.ts'

/** The extend dialog and its call: more time for an active session, for credits. */
export function useExtend({ _id, ttl, timeFactor }: LabSession) {
  const messages = useMessages(labMessages)
  const textOf = useProblems(labProblems)
  const locale = useLocale()
  const { lab } = useAdapters()
  const notify = useNotify()
  const changes = useSessionChanges()
  const [isOpen, setOpen] = useState(false)
  /** The length before the first press: a second press adds nothing if the first one did. */
  const [ttlBefore, setTtlBefore] = useState(ttl)
  const extension = useMutation({
    mutationFn: (duration: LabDuration) => lab.extend(_id, duration, ttlBefore),
    onSuccess: (session, duration) => {
      changes.show(session)
      setOpen(false)
      notify({
        tone: 'success',
        message: messages.extended(durationText(duration * timeFactor, locale)),
      })
    },
    onSettled: changes.refresh,
  })
  return {
    isOpen,
    open: () => {
      setTtlBefore(ttl)
      setOpen(true)
    },
    close: () => {
      setOpen(false)
      extension.reset()
    },
    submit: extension.mutate,
    isPending: extension.isPending,
    error: textOf(extension.error, messages.extendFailed),
  }
}
