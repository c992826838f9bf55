import { expect, test } from 'vitest'
import { progressPercent } from './progress.ts'

test.each([
  [0, 12, 0],
  [3, 12, 25],
  [1, 3, 33],
  [2, 3, 67],
  [1, 8, 13],
  [12, 12, 100],
  [13, 12, 100],
  [-1, 12, 0],
  [0, 0, 0],
  [5, 0, 0],
])('%i of %i is %i percent', (done, total, percent) => {
  expect(progressPercent(done, total)).toBe(percent)
})
