import type { LabStatus } from '@rampart/contract/entities/labSession'
import { isInProgress } from '@rampart/contract/rules/labStatus'

const whileStarting = 2000
const whileActive = 10_000

/**
 * Time between two reads of sessions, in ms: short while one starts, longer while one is active,
 * else never.
 */
export function pollingInterval(sessions: readonly { status: LabStatus }[]): number | false {
  const open = sessions.filter(({ status }) => isInProgress(status))
  if (open.length === 0) return false
  return open.some(({ status }) => status !== 'active') ? whileStarting : whileActive
}

const withoutStream = 3000

/**
 * Time between two reads on a session's page, in ms, depending on whether changes arrive by a
 * stream: a place in the queue never does.
 */
export function sessionInterval(
  session: { status: LabStatus },
  { isLive }: { isLive: boolean },
): number | false {
  if (session.status === 'active') return isLive ? false : withoutStream
  return pollingInterval([session])
}

const longestPause = 30_000

/**
 * Time to wait, in ms, before a stream is opened again after this many failures in a row; `chance`,
 * 0 to 1, spreads many pages.
 */
export const streamPause = (failures: number, chance: number): number =>
  Math.min(1000 * 2 ** failures, longestPause) * (0.5 + chance)
