import { expect, test } from 'vitest'
import { formatDuration, showsDuration } from './duration.ts'

test.each([
  [150, '2 Hrs 30 Mins', '2 Hours 30 Minutes'],
  [90, '1 Hr 30 Mins', '1 Hour 30 Minutes'],
  [360, '6 Hrs', '6 Hours'],
  [60, '1 Hr', '1 Hour'],
  [61, '1 Hr 1 Min', '1 Hour 1 Minute'],
  [45, '45 Mins', '45 Minutes'],
  [1, '1 Min', '1 Minute'],
  [0, '0 Mins', '0 Minutes'],
  [59.6, '1 Hr', '1 Hour'],
])('%d minutes: %s, %s', (minutes, short, long) => {
  expect(formatDuration(minutes)).toBe(short)
  expect(formatDuration(minutes, 'long')).toBe(long)
})

test('other languages use their own words', () => {
  expect(formatDuration(61, 'long', 'de')).toBe('1 Stunde, 1 Minute')
  expect(formatDuration(150, 'short', 'de')).toBe('2 Std., 30 Min.')
})

test.each([-1, -0.4, Number.NaN, Number.POSITIVE_INFINITY])('%d is invalid', (minutes) => {
  expect(formatDuration(minutes)).toBe('invalid')
  expect(formatDuration(minutes, 'long')).toBe('invalid')
})

test('every whole duration can be read back', () => {
  for (let minutes = 0; minutes <= 600; minutes++) {
    const parts = [...formatDuration(minutes).matchAll(/(\d+) (Hr|Min)/g)]
    expect(
      parts.reduce((sum, [, value, unit]) => sum + Number(value) * (unit === 'Hr' ? 60 : 1), 0),
    ).toBe(minutes)
  }
})

test('a duration shows only above 60 minutes', () => {
  expect([0, 60, 61].map(showsDuration)).toEqual([false, false, true])
})
