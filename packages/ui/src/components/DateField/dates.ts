import type { CalendarDate, DateValue } from '@internationalized/date'
import { parseDate } from '@internationalized/date'

/**
 * A day from 'YYYY-MM-DD' in React Aria's form; null for any other text, such as the empty one of a
 * form: a wrong text from an API or a person must not break the page.
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
