import { expect, test } from 'vitest'
import { formatLongDate } from './dates.ts'

test('shows weekday, month, day and year', () => {
  expect(formatLongDate('2026-03-14T09:00:00.000Z')).toBe('Saturday, March 14, 2026')
  expect(formatLongDate('2025-06-07')).toBe('Saturday, June 7, 2025')
})

test('the day depends on the time zone', () => {
  const moment = '2026-03-14T23:30:00.000Z'
  expect(formatLongDate(moment)).toBe('Saturday, March 14, 2026')
  expect(formatLongDate(moment, 'Africa/Lagos')).toBe('Sunday, March 15, 2026')
  expect(formatLongDate('2026-01-01T00:30:00+01:00', 'America/New_York')).toBe(
    'Wednesday, December 31, 2025',
  )
})

test('an invalid date is empty', () => {
  expect(formatLongDate('soon')).toBe('')
})

test('other languages have their own form', () => {
  expect(formatLongDate('2026-03-14', 'UTC', 'de')).toBe('Samstag, 14. März 2026')
})
