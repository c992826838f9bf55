import type { LabSession } from '../entities/labSession.ts'

/**
 * The unit of prices and refunds, minutes: the shortest duration, before it is multiplied by the
 * session's `timeFactor`. Specification §9.
 */
const halfHourMinutes = 30

/**
 * How many sessions of a learner whose target stopped by itself are refunded in full in any thirty
 * days. Nobody can tell a target that its learner made stop from one that was at fault, so without
 * a limit every lab could be had for nothing.
 */
export const fullRefunds = 3

/**
 * The credits to refund when an active session is ended at `now` (milliseconds since the epoch):
 * those of its whole half-hours that have not begun. The first half-hour is never refunded. A
 * refund that is not a whole number is rounded down.
 */
export function unusedCredits(
  {
    startedAt,
    ttl,
    timeFactor,
    creditsUsed,
  }: Pick<LabSession, 'startedAt' | 'ttl' | 'timeFactor' | 'creditsUsed'>,
  now: number,
): number {
  if (startedAt === null) return 0
  const halfHour = halfHourMinutes * timeFactor
  const bought = ttl / halfHour
  const elapsed = (now - Date.parse(startedAt)) / (halfHour * 60_000)
  const unused = Math.floor(bought - Math.max(1, Math.ceil(elapsed)))
  return unused > 0 ? Math.floor((creditsUsed * unused) / bought) : 0
}
