import { expect, test } from 'vitest'
import { remainingTime, sessionProgress } from './remainingTime.ts'

const startedAt = '2026-03-14T09:00:00.000Z'
const start = Date.parse(startedAt)
const after = (seconds: number) => start + seconds * 1000

test.each([
  [60, 0, 3600, '1:00:00'],
  [60, 1, 3599, '59:59'],
  [240, 0, 14400, '4:00:00'],
  [120, 3599, 3601, '1:00:01'],
  [30, 1791, 9, '00:09'],
  [30, 1799, 1, '00:01'],
])('%i minutes, %i seconds gone: %i seconds, %s', (ttl, gone, seconds, label) => {
  expect(remainingTime(startedAt, ttl, after(gone))).toMatchObject({
    seconds,
    label,
    isExpired: false,
  })
})

test('is low under 30 minutes, not at 30', () => {
  expect(remainingTime(startedAt, 60, after(1800))).toMatchObject({ label: '30:00', isLow: false })
  expect(remainingTime(startedAt, 60, after(1801))).toMatchObject({ label: '29:59', isLow: true })
})

test('is alarming under 5 minutes, not at 5', () => {
  expect(remainingTime(startedAt, 60, after(3300))).toMatchObject({
    label: '05:00',
    isLow: true,
    isAlarming: false,
  })
  expect(remainingTime(startedAt, 60, after(3301))).toMatchObject({
    label: '04:59',
    isAlarming: true,
  })
})

test('has expired at 0 and not a fraction of a second earlier', () => {
  expect(remainingTime(startedAt, 30, after(1799.999))).toMatchObject({
    seconds: 1,
    isExpired: false,
  })
  for (const gone of [1800, 1800.001, 1e9]) {
    expect(remainingTime(startedAt, 30, after(gone))).toEqual({
      seconds: 0,
      isExpired: true,
      isLow: true,
      isAlarming: true,
      label: 'Expired',
    })
  }
})

test('a clock that is behind the server adds no time', () => {
  expect(remainingTime(startedAt, 60, after(-90))).toMatchObject({
    seconds: 3600,
    label: '1:00:00',
  })
})

test('an invalid start counts as over', () => {
  expect(remainingTime('soon', 60, start)).toMatchObject({
    seconds: 0,
    isExpired: true,
    label: 'Expired',
  })
  expect(sessionProgress('soon', 60, start)).toBe(100)
})

test.each([
  [-60, 0],
  [0, 0],
  [17, 0],
  [18, 1],
  [900, 25],
  [3599, 100],
  [3600, 100],
  [7200, 100],
])('after %i of 3600 seconds the progress is %i percent', (gone, percent) => {
  expect(sessionProgress(startedAt, 60, after(gone))).toBe(percent)
})

test('counts down by one each second and never goes back', () => {
  for (let gone = 0; gone < 1800; gone++)
    expect(remainingTime(startedAt, 30, after(gone)).seconds).toBe(1800 - gone)
})
