import type { LabDebrief } from '@rampart/contract/entities/labDebrief'
import type { LabSession } from '@rampart/contract/entities/labSession'
import type { DebriefStep } from '@rampart/ui/LabDebrief'
import { digits, shownChecks } from '../missionTexts.ts'

/** The author's total time, in minutes; undefined if no solution is written. */
export const referenceMinutes = ({ reference }: Pick<LabDebrief, 'reference'>) =>
  reference.length === 0 ? undefined : reference.reduce((sum, { minutes }) => sum + minutes, 0)

/**
 * The checks of a session with the author's times, which are given since the check before, and
 * shown since the start.
 */
export function debriefSteps(
  { mission, startedAt }: Pick<LabSession, 'mission' | 'startedAt'>,
  { reference }: Pick<LabDebrief, 'reference'>,
): DebriefStep[] {
  let passed = 0
  const authors = new Map(
    reference.map(({ id, how, minutes }) => {
      passed += minutes
      return [id, { how, referenceTime: digits(passed * 60_000) }]
    }),
  )
  return shownChecks(mission, startedAt, () => ({})).map(({ id, name, time }) => ({
    id,
    name,
    ...(time !== undefined && { time }),
    ...authors.get(id),
  }))
}
