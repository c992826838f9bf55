import type { Bootcamp, BootcampLevel } from '@rampart/contract/entities/bootcamp'
import { isCohortOutdated } from '@rampart/contract/rules/bootcampDates'
import { formatLongDate } from '@rampart/contract/rules/dates'
import type { LevelRange } from '@rampart/ui/domain'
import type { BootcampMessages } from './bootcamps.messages.ts'

/** The levels of bootcamps as the levels of chips. */
export const levelRanges: Readonly<Record<BootcampLevel, LevelRange>> = {
  Beginner: { from: 'beginner' },
  'Beginner to Intermediate': { from: 'beginner', to: 'intermediate' },
  Intermediate: { from: 'intermediate' },
  Advanced: { from: 'advanced' },
}

/** The length of a bootcamp, '12 weeks', in the language of the page. */
export const lengthText = ({ duration }: Pick<Bootcamp, 'duration'>, messages: BootcampMessages) =>
  messages.weeks(Number.parseInt(duration, 10))

type Cohort = Pick<Bootcamp, 'status' | 'startDate' | 'endDate'>

/**
 * The start of a bootcamp by its status, for example 'Starts Saturday, March 14, 2026'. No date is
 * shown if the cohort should have started before `now`, in milliseconds since 1970.
 */
export function startInfo(
  cohort: Cohort,
  { now, locale, messages }: { now: number; locale: string; messages: BootcampMessages },
): string {
  const { status, startDate, endDate } = cohort
  if (status === 'closed') return messages.ran(...rangeOf(startDate, endDate, locale))
  if (isCohortOutdated(cohort, now)) return messages.datesFollow
  const start = formatLongDate(startDate, 'UTC', locale)
  return status === 'running' ? messages.started(start) : messages.starts(start)
}

/** First and last day, the first one without its year if both have the same. */
function rangeOf(first: string, last: string, locale: string): [string, string] {
  const format = (date: string, year?: 'numeric') =>
    new Intl.DateTimeFormat(locale, {
      month: 'long',
      day: 'numeric',
      year,
      timeZone: 'UTC',
    }).format(Date.parse(date))
  const isOneYear = first.slice(0, 4) === last.slice(0, 4)
  return [format(first, isOneYear ? undefined : 'numeric'), format(last, 'numeric')]
}
