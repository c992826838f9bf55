import type { LabDebrief } from '@rampart/contract/entities/labDebrief'
import type { LabSession } from '@rampart/contract/entities/labSession'
import type { DebriefStep } from '@rampart/ui/LabDebrief'
import { digits, shownChecks } from '../missionTexts.ts'

/** The author's way all in all, in minutes; undefined if none is written. */
export const referenceMinutes = ({ reference }: Pick<LabDebrief, 'reference'>) =>
  reference.length === 0 ? undefined : reference.reduce((sum, { minutes }) => sum + minutes, 0)

/**
 * The checks of a session beside the author's way. The author's times are given after the check
 * before, and shown since the start.
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
