import { expect, it } from 'vitest'
import { filmLength, filmTime } from './filmTime.ts'

it.each([
  [0, '0:00'],
  [7.7, '0:07'],
  [65, '1:05'],
  [3599.9, '59:59'],
  [3725, '1:02:05'],
  [-1, '0:00'],
])('%d s is %s', (seconds, time) => {
  expect(filmTime(seconds)).toBe(time)
})

it.each([
  [10, '10\u00A0s'],
  [11.6, '12\u00A0s'],
  [119, '119\u00A0s'],
  [240, '4 min'],
])('a film of %d s lasts %s', (seconds, length) => {
  expect(filmLength(seconds, 'en')).toBe(length)
})
