import type { Cohort } from '@rampart/contract/rules/bootcampCohorts'
import { isBootcampSlug } from '@rampart/contract/rules/bootcamps'

/** Whether a text is a day that exists, such as 2027-03-06. */
const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text)

/** Reads `cyber:2027-01-11:2027-03-06:2027-05-15`, a list with commas; null if it is not one. */
export function readCohorts(value: string): readonly Cohort[] | null {
  const cohorts = value.split(',').map((part) => readCohort(part.trim()))
  const known = cohorts.filter((cohort) => cohort !== null)
  const slugs = new Set(known.map(({ slug }) => slug))
  return slugs.size === cohorts.length ? known : null
}

function readCohort(text: string): Cohort | null {
  const [slug = '', opensOn = '', startDate = '', endDate = '', ...rest] = text.split(':')
  const areDays = [opensOn, startDate, endDate].every(isDay)
  const isOrdered = opensOn < startDate && startDate <= endDate
  if (!isBootcampSlug(slug) || !areDays || !isOrdered || rest.length > 0) return null
  return { slug, opensOn, startDate, endDate }
}
