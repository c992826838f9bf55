import type { LabSession } from '@rampart/contract/entities/labSession'
import { isInProgress } from '@rampart/contract/rules/labStatus'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { nullIfAbsent } from '../adapters/errors.ts'
import { live, sessionKey } from './labQueries.ts'
import { sessionInterval } from './polling.ts'
import { useSessionChanges } from './useSessionChanges.ts'
import { useSessionStream } from './useSessionStream.ts'

/** One of the learner's sessions, or null if there is none; polled while it is in progress. */
export function useLabSession(sessionId: string) {
  const { lab } = useAdapters()
  const [isOpen, setOpen] = useState(false)
  const isLive = useSessionStream(sessionId, isOpen)
  const query = useQuery<LabSession | null>({
    queryKey: sessionKey(sessionId),
    queryFn: () => lab.session(sessionId).catch(nullIfAbsent),
    refetchInterval: ({ state: { data } }) => (data ? sessionInterval(data, { isLive }) : false),
    ...live,
  })
  const isInUse = query.data ? isInProgress(query.data.status) : false
  if (isOpen !== isInUse) setOpen(isInUse)
  const { refresh } = useSessionChanges()
  const wasInUse = useRef(false)
  useEffect(() => {
    // It has ended by itself or in another tab: credits are given back, and no other page links to
    // it.
    if (wasInUse.current && !isInUse) refresh()
    wasInUse.current = isInUse
  }, [isInUse, refresh])
  return query
}
