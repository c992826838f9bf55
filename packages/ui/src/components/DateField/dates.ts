import type { CalendarDate, DateValue } from '@internationalized/date'
import { parseDate } from '@internationalized/date'
import type { Ref, RefObject } from 'react'
import { useImperativeHandle } from 'react'

/** A day as 'YYYY-MM-DD' in what React Aria takes; undefined and null stay what they are. */
export function dayOf(day: string): CalendarDate
export function dayOf(day: string | undefined): CalendarDate | undefined
export function dayOf(day: string | null | undefined): CalendarDate | null | undefined
export function dayOf(day: string | null | undefined): CalendarDate | null | undefined {
  return typeof day === 'string' ? parseDate(day) : day
}

/** The day as 'YYYY-MM-DD'; null where it is not complete. */
export const isoOf = (day: DateValue | null): string | null => day?.toString() ?? null

/** What a form needs of a field that is made of several parts. */
export interface DateFieldHandle {
  /** Puts the focus on the first part. */
  focus: () => void
}

/** Lets a form put the focus into the field. */
export function useDateFieldHandle(
  ref: Ref<DateFieldHandle>,
  root: RefObject<HTMLDivElement | null>,
): void {
  useImperativeHandle(ref, () => ({
    focus: () => root.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus(),
  }))
}
