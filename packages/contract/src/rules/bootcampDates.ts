import type { Bootcamp } from '../entities/bootcamp.ts'

const day = 24 * 3_600_000

/**
 * Whether a cohort that is 'upcoming' or 'open' began before today, by `now` (milliseconds since
 * 1970). Pages then leave its dates out, and the site tells the operator when it starts. Statuses
 * and dates stay as the specification has them (§9).
 */
export const isCohortOutdated = (
  { status, startDate }: Pick<Bootcamp, 'status' | 'startDate'>,
  now: number,
): boolean => (status === 'upcoming' || status === 'open') && Date.parse(startDate) + day <= now
