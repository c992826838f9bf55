import type { LabMission, MissionCheckState } from '@rampart/contract/entities/labSession'
import type { SessionRow } from '../sessions/sessions.store.ts'
import type { SessionCheck } from './checks.ts'
import { openedOf } from './hints.ts'

function stateOf({ guard, holds, solvedAt }: SessionCheck): MissionCheckState {
  if (solvedAt !== null) return 'solved'
  if (!guard) return 'open'
  return holds ? 'holding' : 'broken'
}

/**
 * What is solved in a session, for its learner, with the hints that are open; null if its lab names
 * no checks.
 */
export function toMission({
  checks,
  openedHints,
  solvedAt,
}: Pick<SessionRow, 'checks' | 'openedHints' | 'solvedAt'>): LabMission | null {
  if (checks.length === 0) return null
  return {
    checks: checks.map((check) => {
      const { id, name, solvedAt: at, section = null, hintCount = 0 } = check
      const hints = [...openedOf(openedHints, id)]
      return { id, name, state: stateOf(check), solvedAt: at, section, hintCount, hints }
    }),
    solvedAt: solvedAt?.toISOString() ?? null,
  }
}
