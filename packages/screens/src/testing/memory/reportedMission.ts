import type { LabMission, MissionCheckState } from '@rampart/contract/entities/labSession'
import { labNow } from '../labFixtures.ts'

const now = () => new Date(labNow).toISOString()

/** A mission after a report, by the API's rules. */
export function reported({ checks }: LabMission, holding: readonly string[]): LabMission {
  const isSolved = checks.every(({ id }) => holding.includes(id))
  const isGuard = (state: MissionCheckState) => state === 'holding' || state === 'broken'
  return {
    solvedAt: isSolved ? now() : null,
    checks: checks.map((check) => {
      const holds = holding.includes(check.id)
      if (holds && (isSolved || !isGuard(check.state)))
        return { ...check, state: 'solved', solvedAt: check.solvedAt ?? now() }
      const state = isGuard(check.state) ? (holds ? 'holding' : 'broken') : 'open'
      return { ...check, state, solvedAt: null }
    }),
  }
}
