import { RunningLab, RunningLabTime } from '@rampart/ui/RunningLab'
import { useEffect } from 'react'
import { countdown } from './countdown.ts'
import { useRunningSession } from './labQueries.ts'
import { useChipTime } from './SessionTime.tsx'
import { useNow } from './useNow.ts'

interface RunningLabLinkProps {
  /** Address of a session's page. */
  sessionHref: (labPath: string, sessionId: string) => string
  /** Path of this page: the session's own page shows the time itself. */
  currentPath: string
}

/** The running session and its time; read again once the time is over. */
function useRunning() {
  const { data: session, refetch } = useRunningSession()
  const now = useNow(session?.status === 'active')
  const time = session ? countdown(session, now) : undefined
  const isOver = time?.isExpired ?? false
  useEffect(() => {
    if (isOver) void refetch()
  }, [isOver, refetch])
  const chipTime = useChipTime()
  return { session, time: time && chipTime(time) }
}

/** The link to a running lab, on every other page; nothing if none runs or nothing is known. */
export function RunningLabLink({ sessionHref, currentPath }: RunningLabLinkProps) {
  const { session, time } = useRunning()
  if (!session) return null
  const href = sessionHref(session.lab.path, session._id)
  return href === currentPath ? null : (
    <RunningLab lab={session.lab.title} time={time} href={href} />
  )
}

/** The remaining time of a running lab, within the link to all sessions. */
export function RunningLabInMenu() {
  const { session, time } = useRunning()
  return session ? <RunningLabTime lab={session.lab.title} time={time} /> : null
}
