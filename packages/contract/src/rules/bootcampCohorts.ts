import type { Bootcamp, BootcampStatus } from '../entities/bootcamp.ts'
import { isCohortOutdated } from './bootcampDates.ts'
import type { BootcampSlug } from './bootcamps.ts'

/**
 * The next cohort of a bootcamp, as the operator set it. Days are dates such as 2027-03-06, in UTC.
 */
export interface Cohort {
  readonly slug: BootcampSlug
  /** The first day on which applications are taken. */
  readonly opensOn: string
  readonly startDate: string
  readonly endDate: string
}

const day = 24 * 3_600_000

/** The status that follows from a cohort's days; `now` is in milliseconds since 1970. */
export function cohortStatus({ opensOn, startDate, endDate }: Cohort, now: number): BootcampStatus {
  if (now < Date.parse(opensOn)) return 'upcoming'
  if (now < Date.parse(startDate)) return 'open'
  return now < Date.parse(endDate) + day ? 'running' : 'closed'
}

/**
 * A bootcamp with the days of its next cohort and the status that follows from them; as it is if
 * none is set.
 */
export function inCohort(bootcamp: Bootcamp, cohorts: readonly Cohort[], now: number): Bootcamp {
  const cohort = cohorts.find(({ slug }) => slug === bootcamp.slug)
  if (!cohort) return bootcamp
  const { startDate, endDate } = cohort
  return { ...bootcamp, startDate, endDate, status: cohortStatus(cohort, now) }
}

/** The slugs of those cohorts whose applications are open. */
export const openCohorts = (cohorts: readonly Cohort[], now: number): string[] =>
  cohorts.filter((cohort) => cohortStatus(cohort, now) === 'open').map(({ slug }) => slug)

/**
 * The slugs of those bootcamps whose applications are open: by their cohorts, or else by the status
 * in the site's code.
 */
export const openBootcamps = (
  bootcamps: readonly Bootcamp[],
  cohorts: readonly Cohort[],
  now: number,
): string[] =>
  bootcamps
    .map((bootcamp) => inCohort(bootcamp, cohorts, now))
    .filter((bootcamp) => bootcamp.status === 'open' && !isCohortOutdated(bootcamp, now))
    .map(({ slug }) => slug)
