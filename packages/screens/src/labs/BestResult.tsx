import type { LabSession } from '@rampart/contract/entities/labSession'
import { bestSession, countSolved, minutesToSolve } from '@rampart/contract/rules/labMission'
import { Alert } from '@rampart/ui/Alert'
import { useMessages } from '@rampart/ui/Language'
import { labMessages } from './labs.messages.ts'

/**
 * The learner's progress in a lab, from the best of these sessions; nothing before the first check.
 */
export function BestResult({ sessions }: { sessions: readonly LabSession[] }) {
  const { bestSolved, bestChecks } = useMessages(labMessages)
  const best = bestSession(sessions)
  if (!best?.mission) return null
  const minutes = minutesToSolve(best)
  const all = best.mission.checks.length
  return minutes === null ? (
    <Alert tone="info">{bestChecks(countSolved(best.mission), all)}</Alert>
  ) : (
    <Alert tone="success">{bestSolved(all, minutes)}</Alert>
  )
}
