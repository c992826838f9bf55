import type { LabSession } from '@rampart/contract/entities/labSession'
import { minutesToSolve } from '@rampart/contract/rules/labMission'
import { isInProgress } from '@rampart/contract/rules/labStatus'
import { MissionPanel } from '@rampart/ui/MissionPanel'
import { shownChecks } from './missionTexts.ts'
import { useHints } from './useHints.ts'

interface SessionMissionProps {
  session: LabSession
  /** The session could not be read again. */
  isStale: boolean
}

/** The solved checks of a session's lab. */
export function SessionMission({ session, isStale }: SessionMissionProps) {
  const { mission, startedAt, status } = session
  const hintsOf = useHints(session)
  const phase = status === 'active' ? 'running' : isInProgress(status) ? 'waiting' : 'ended'
  return (
    <MissionPanel
      // Other checks of another session are not a change of this one's.
      key={session._id}
      checks={shownChecks(mission, startedAt, (check) =>
        phase === 'running' && check.state !== 'solved' ? hintsOf(check) : {},
      )}
      phase={phase}
      solvedIn={minutesToSolve(session) ?? undefined}
      isOutOfContact={isStale}
    />
  )
}
