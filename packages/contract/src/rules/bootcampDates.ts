import type { Bootcamp } from '../entities/bootcamp.ts'

const day = 24 * 3_600_000

/**
 * Whether a cohort that should be still to come began before today (`now` in milliseconds since
 * 1970): its dates say nothing to anyone any more, so pages tell none, and the start of the site
 * says it to the operator. Statuses and dates stay as the specification has them (§9).
 */
export const isCohortOutdated = (
  { status, startDate }: Pick<Bootcamp, 'status' | 'startDate'>,
  now: number,
): boolean => (status === 'upcoming' || status === 'open') && Date.parse(startDate) + day <= now
