import { expect, test } from 'vitest'
import { defaultLabDuration, labCost, labDurations, timeFactorOf } from './labDurations.ts'

test('each duration has its price in credits', () => {
  expect(labDurations.map((minutes) => [minutes, labCost(minutes)])).toEqual([
    [30, 1],
    [60, 2],
    [120, 4],
    [240, 8],
  ])
})

test('one hour is the default', () => {
  expect(defaultLabDuration).toBe(60)
})

test('the setting makes each duration whole minutes', () => {
  expect(labDurations.map((minutes) => minutes * timeFactorOf('longer'))).toEqual([
    45, 90, 180, 360,
  ])
  expect(labDurations.map((minutes) => minutes * timeFactorOf('double'))).toEqual([
    60, 120, 240, 480,
  ])
  expect(timeFactorOf('standard')).toBe(1)
})
