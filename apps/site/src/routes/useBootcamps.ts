import type { Bootcamp } from '@rampart/contract/entities/bootcamp'
import { inCohort } from '@rampart/contract/rules/bootcampCohorts'
import { bootcamps } from '@rampart/contract/bootcamps/bootcamps'
import { useSettings } from '../settings.tsx'

/**
 * The bootcamps with the days and statuses of the cohorts that the operator set; `now` is in
 * milliseconds since 1970.
 */
export function useBootcamps(now: number): Bootcamp[] {
  const { cohorts } = useSettings()
  return bootcamps.map((bootcamp) => inCohort(bootcamp, cohorts, now))
}
