import type { CalendarDate, DateValue } from '@internationalized/date'
import { parseDate } from '@internationalized/date'

/**
 * A day as 'YYYY-MM-DD' in what React Aria takes. A text that is no day is none, as the empty one
 * of a form's data: what an API or a person wrote must not take the page away.
 */
export function dayOf(day: string | null | undefined): CalendarDate | null | undefined {
  if (typeof day !== 'string') return day
  try {
    return parseDate(day)
  } catch {
    return null
  }
}

/** The day as 'YYYY-MM-DD'; null if it is not complete. */
export const isoOf = (day: DateValue | null): string | null => day?.toString() ?? null

/** Where typing a day begins. */
export const firstPart = ['[role="spinbutton"]']
