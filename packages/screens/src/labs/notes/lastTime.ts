import type { LabMission, LabSession } from '@rampart/contract/entities/labSession'
import { countSolved } from '@rampart/contract/rules/labMission'

/** The learner's progress in the last session of a lab. */
export interface LastTime {
  readonly solved: number
  readonly all: number
  /** The first check that was not solved; undefined once all were. */
  readonly firstOpen: LabMission['checks'][number] | undefined
}

/** The progress in the newest of these sessions that ran; undefined if nothing was solved in it. */
export function lastTimeOf(sessions: readonly LabSession[]): LastTime | undefined {
  const last = sessions.find(({ startedAt, endedAt }) => startedAt !== null && endedAt !== null)
  if (!last?.mission) return undefined
  const solved = countSolved(last.mission)
  const { checks } = last.mission
  if (solved === 0) return undefined
  const isOpen = ({ state }: LabMission['checks'][number]) => state === 'open' || state === 'broken'
  return { solved, all: checks.length, firstOpen: checks.find(isOpen) }
}
