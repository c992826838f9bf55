import type { LabStatus } from '@rampart/contract/entities/labSession'
import { isInProgress } from '@rampart/contract/rules/labStatus'

const whileStarting = 2000
const whileActive = 10_000

/** How often sessions are asked for, ms: often while one starts, now and then while one is active, else never. */
export function pollingInterval(sessions: readonly { status: LabStatus }[]): number | false {
  const open = sessions.filter(({ status }) => isInProgress(status))
  if (open.length === 0) return false
  return open.some(({ status }) => status !== 'active') ? whileStarting : whileActive
}
