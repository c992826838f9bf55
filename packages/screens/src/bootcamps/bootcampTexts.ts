import type { Bootcamp, BootcampLevel } from '@rampart/contract/entities/bootcamp'
import { formatLongDate } from '@rampart/contract/rules/dates'
import type { LevelRange } from '@rampart/ui/domain'
import type { BootcampMessages } from './bootcamps.messages.ts'

/** The levels of bootcamps in the terms of chips. */
export const levelRanges: Readonly<Record<BootcampLevel, LevelRange>> = {
  Beginner: { from: 'beginner' },
  'Beginner to Intermediate': { from: 'beginner', to: 'intermediate' },
  Intermediate: { from: 'intermediate' },
  Advanced: { from: 'advanced' },
}

/** When it starts, has started or has ended, for example 'Starts Saturday, March 14, 2026': by its status, never by the clock. */
export function startInfo(
  { status, startDate, endDate }: Pick<Bootcamp, 'status' | 'startDate' | 'endDate'>,
  locale: string,
  messages: BootcampMessages,
): string {
  if (status === 'closed') return messages.ended(formatLongDate(endDate, 'UTC', locale))
  const start = formatLongDate(startDate, 'UTC', locale)
  return status === 'running' ? messages.started(start) : messages.starts(start)
}
