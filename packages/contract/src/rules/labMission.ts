import type { LabMission, LabSession } from '../entities/labSession.ts'
import { wholeMinutes } from './labEvidence.ts'

/** The most hints of a check, from clue to solution. */
export const maxHints = 3

/** How many checks are solved. */
export const countSolved = ({ checks }: Pick<LabMission, 'checks'>): number =>
  checks.filter(({ state }) => state === 'solved').length

/** Whole minutes from a session's start to its solution, at least 1; null unless it is solved. */
export function minutesToSolve({
  startedAt,
  mission,
}: Pick<LabSession, 'startedAt' | 'mission'>): number | null {
  if (startedAt === null || !mission?.solvedAt) return null
  return wholeMinutes(new Date(startedAt), new Date(mission.solvedAt))
}

/**
 * The session that went best: the fastest of those that are solved, else the one with the most
 * checks; undefined without any check.
 */
export function bestSession<S extends Pick<LabSession, 'startedAt' | 'mission'>>(
  sessions: readonly S[],
): S | undefined {
  const worth = (session: S) => {
    const minutes = minutesToSolve(session)
    if (minutes !== null) return 1_000_000 - minutes
    return session.mission ? countSolved(session.mission) : 0
  }
  const [best] = sessions.toSorted((left, right) => worth(right) - worth(left))
  return best && worth(best) > 0 ? best : undefined
}
