import type { CalendarDate, DateValue } from '@internationalized/date'
import { parseDate } from '@internationalized/date'

/** A day as 'YYYY-MM-DD' in what React Aria takes; an empty text is none, as in a form's data. */
export function dayOf(day: string | null | undefined): CalendarDate | null | undefined {
  return day === '' ? null : typeof day === 'string' ? parseDate(day) : day
}

/** The day as 'YYYY-MM-DD'; null if it is not complete. */
export const isoOf = (day: DateValue | null): string | null => day?.toString() ?? null

/** Where typing a day begins. */
export const firstPart = ['[role="spinbutton"]']
