import { expect, test } from 'vitest'
import { defaultLabDuration, labCost, labDurations } from './labDurations.ts'

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
