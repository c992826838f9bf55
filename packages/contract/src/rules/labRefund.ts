import type { LabSession } from '../entities/labSession.ts'

/**
 * What prices and refunds are counted in, minutes: the shortest duration, which the learner's
 * setting stretches. Specification §9.
 */
const halfHourMinutes = 30

/**
 * The credits that come back when an active session is ended at `now` (milliseconds since the
 * epoch): those for its whole half-hours that have not begun. The first one is always used. If the
 * price does not divide evenly, the refund is rounded down.
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
