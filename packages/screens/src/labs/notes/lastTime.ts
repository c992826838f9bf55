import type { LabMission, LabSession } from '@rampart/contract/entities/labSession'
import { countSolved } from '@rampart/contract/rules/labMission'

/** How far the learner came in a lab the last time. */
export interface LastTime {
  readonly solved: number
  readonly all: number
  /** The first check that was not solved; undefined once all were. */
  readonly firstOpen: LabMission['checks'][number] | undefined
}

/** The last session that ran of these, newest first; undefined if nothing was solved in it. */
export function lastTimeOf(sessions: readonly LabSession[]): LastTime | undefined {
  const last = sessions.find(({ startedAt, endedAt }) => startedAt !== null && endedAt !== null)
  if (!last?.mission) return undefined
  const solved = countSolved(last.mission)
  const { checks } = last.mission
  if (solved === 0) return undefined
  const isOpen = ({ state }: LabMission['checks'][number]) => state === 'open' || state === 'broken'
  return { solved, all: checks.length, firstOpen: checks.find(isOpen) }
}
