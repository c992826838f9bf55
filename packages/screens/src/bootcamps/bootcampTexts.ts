import type { Bootcamp } from '@rampart/contract/entities/bootcamp'
import { formatLongDate } from '@rampart/contract/rules/dates'

/** When it starts, has started or has ended, for example 'Starts Saturday, March 14, 2026': by its status, never by the clock. */
export function startInfo({ status, startDate, endDate }: Pick<Bootcamp, 'status' | 'startDate' | 'endDate'>): string {
  if (status === 'closed') return `Ended ${formatLongDate(endDate)}`
  return `${status === 'running' ? 'Started' : 'Starts'} ${formatLongDate(startDate)}`
}
