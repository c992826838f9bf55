import type { CalendarDate, DateValue } from '@internationalized/date'
import { parseDate } from '@internationalized/date'

/** A day as 'YYYY-MM-DD' in what React Aria takes; undefined and null stay what they are. */
export function dayOf(day: string): CalendarDate
export function dayOf(day: string | undefined): CalendarDate | undefined
export function dayOf(day: string | null | undefined): CalendarDate | null | undefined
export function dayOf(day: string | null | undefined): CalendarDate | null | undefined {
  return typeof day === 'string' ? parseDate(day) : day
}

/** The day as 'YYYY-MM-DD'; null if it is not complete. */
export const isoOf = (day: DateValue | null): string | null => day?.toString() ?? null

/** Where typing a day begins. */
export const firstPart = ['[role="spinbutton"]']
