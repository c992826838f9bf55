import type { LabMission, LabSession } from '@rampart/contract/entities/labSession'
import { countSolved, minutesToSolve } from '@rampart/contract/rules/labMission'
import type { MissionCheck } from '@rampart/ui/MissionPanel'
import type { labMessages } from './labs.messages.ts'

type Texts = Pick<(typeof labMessages)['english'], 'checks' | 'solvedIn'>

/**
 * The result of a session's mission, such as 'Solved 5 of 5 in 12 min'; undefined if it never began
 * or its lab has no checks.
 */
export function missionResult(
  session: Pick<LabSession, 'startedAt' | 'mission'>,
  messages: Texts,
): string | undefined {
  const { mission, startedAt } = session
  if (!mission || startedAt === null) return undefined
  const minutes = minutesToSolve(session)
  const all = mission.checks.length
  return minutes === null
    ? messages.checks(countSolved(mission), all)
    : messages.solvedIn(all, minutes)
}

/**
 * The checks as the panel shows them, with the time of each since the start and what `hintsOf`
 * returns for the hints of a check.
 */
export const shownChecks = (
  mission: LabMission | null,
  startedAt: string | null,
  hintsOf: (check: LabMission['checks'][number]) => Pick<HintsOf, 'onOpen' | 'isPending' | 'error'>,
): readonly MissionCheck[] =>
  (mission?.checks ?? []).map((check) => ({
    ...timedCheck(check, startedAt),
    ...(check.hintCount > 0 && {
      hints: { opened: check.hints, count: check.hintCount, ...hintsOf(check) },
    }),
  }))

type HintsOf = NonNullable<MissionCheck['hints']>

const timedCheck = (
  { id, name, state, solvedAt }: LabMission['checks'][number],
  startedAt: string | null,
): MissionCheck => ({
  id,
  name,
  state,
  ...(solvedAt !== null &&
    startedAt !== null && { time: digits(Date.parse(solvedAt) - Date.parse(startedAt)) }),
})

/** A time as digits, '2:14' or '1:02:14'. */
export function digits(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  const two = (count: number) => String(count).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`
}
