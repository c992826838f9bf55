import type { LabSession } from '@rampart/contract/entities/labSession'
import { isInProgress } from '@rampart/contract/rules/labStatus'

const expiry = ({ startedAt, ttl }: LabSession) => Date.parse(startedAt ?? '') + ttl * 60_000

/**
 * The session to link to: the running one that ends first, else one that starts; undefined if there
 * is none.
 */
export function runningSession(sessions: readonly LabSession[]): LabSession | undefined {
  const [first] = sessions
    .filter(({ status }) => status === 'active')
    .toSorted((left, right) => expiry(left) - expiry(right))
  return first ?? sessions.find(({ status }) => isInProgress(status))
}
