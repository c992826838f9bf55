import { expect, test } from 'vitest'
import { labCost, labDurations } from './labDurations.ts'
import { unusedCredits } from './labRefund.ts'

const start = Date.parse('2026-11-20T09:00:00.000Z')
const session = {
  startedAt: new Date(start).toISOString(),
  ttl: 120,
  timeFactor: 1,
  creditsUsed: 4,
}
const second = 1_000
const minute = 60 * second

test.each([
  ['in its first moment: the first half-hour is used', 0, 3],
  ['by a clock that is behind', -5 * minute, 3],
  ['a second before the first half-hour is over', 30 * minute - second, 3],
  ['exactly at the half-hour', 30 * minute, 3],
  ['a second after it: the next has begun', 30 * minute + second, 2],
  ['when a whole half-hour is left', 90 * minute, 1],
  ['a second later', 90 * minute + second, 0],
  ['when its time is over', 120 * minute, 0],
  ['long after that', 999 * minute, 0],
])('a session of two hours, ended %s', (_when, elapsed, credits) => {
  expect(unusedCredits(session, start + elapsed)).toBe(credits)
})

test('each duration gives back all but its first half-hour when it is ended at once', () => {
  expect(
    labDurations.map((ttl) => unusedCredits({ ...session, ttl, creditsUsed: labCost(ttl) }, start)),
  ).toEqual([0, 1, 3, 7])
})

test.each([
  [1.5, 45],
  [2, 60],
])('with %s times the time a half-hour lasts %i minutes', (timeFactor, halfHour) => {
  const stretched = { ...session, timeFactor, ttl: 4 * halfHour }
  const at = (minutes: number) => unusedCredits(stretched, start + minutes * minute)
  expect([at(0), at(halfHour), at(halfHour + 1), at(3 * halfHour), at(3 * halfHour + 1)]).toEqual([
    3, 3, 2, 1, 0,
  ])
})

test('a price that does not divide evenly is rounded down', () => {
  const at = (creditsUsed: number, ttl: number) =>
    unusedCredits({ ...session, ttl, creditsUsed }, start)
  expect([at(3, 120), at(1, 60), at(5, 90), at(2, 45)]).toEqual([2, 0, 3, 0])
})

test('a session that never was active has nothing unused', () => {
  expect(unusedCredits({ ...session, startedAt: null }, start)).toBe(0)
})

test.each([1, 1.5, 2])(
  'never more than was paid, and never more the longer one stays, %s times',
  (timeFactor) => {
    for (let halfHours = 1; halfHours <= 9; halfHours += 1) {
      for (let creditsUsed = 0; creditsUsed <= 10; creditsUsed += 1) {
        const paid = { ...session, ttl: 30 * timeFactor * halfHours, timeFactor, creditsUsed }
        const back = Array.from({ length: 60 }, (_, index) =>
          unusedCredits(paid, start + (10 * index - 20) * minute),
        )
        expect(back).toEqual(back.toSorted((left, right) => right - left))
        expect(back[0]).toBeLessThanOrEqual(creditsUsed)
        expect(back.at(-1)).toBe(0)
      }
    }
  },
)
