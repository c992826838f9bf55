import { expect, it } from 'vitest'
import { roundSteps } from './scale.ts'

it.each([
  [0, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [9, [0, 2.5, 5, 7.5, 10]],
  [37, [0, 10, 20, 30, 40]],
  [100, [0, 25, 50, 75, 100]],
  [1234, [0, 500, 1000, 1500]],
  [0.3, [0, 0.1, 0.2, 0.3]],
])('finds round steps up to %d', (highest, steps) => {
  expect(roundSteps(highest)).toEqual(steps)
})

it('always reaches the highest value, in few steps', () => {
  for (const highest of [0.07, 1.1, 3, 12, 99, 101, 8_675_309]) {
    const steps = roundSteps(highest)
    expect(steps.at(-1)).toBeGreaterThanOrEqual(highest)
    expect(steps.length).toBeLessThanOrEqual(6)
  }
})
