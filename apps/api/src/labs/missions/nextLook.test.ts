import { expect, it } from 'vitest'
import { nextLook } from './nextLook.ts'

const now = 1_000_000_000
const never = { usedAt: 0, watchedUntil: 0, lookedAt: 0, failures: 0 }
const pause = (times: Partial<typeof never>) => {
  const at = nextLook({ ...never, lookedAt: now - 200, ...times }, now)
  return at === null ? null : at - (now - 200)
}
const watchedUntil = now + 10_000

it('looks at once if nobody has looked for a second', () => {
  expect(nextLook({ ...never, usedAt: now }, now)).toBe(now)
  expect(nextLook({ ...never, usedAt: now, lookedAt: now - 5_000 }, now)).toBe(now)
})

it.each([
  ['after a request, at most once a second', { usedAt: now }, 1_000],
  ['with its page open, every second and a half', { usedAt: now - 60_000, watchedUntil }, 1_500],
  ['with its page open and its lab unused for long', { watchedUntil }, 10_000],
  ['with nobody at the page, now and then', { usedAt: now - 60_000 }, 10_000],
  ['unused and with nobody at the page: never', { usedAt: now - 700_000 }, null],
  ['after a failed look, later', { usedAt: now, watchedUntil, failures: 1 }, 4_000],
  ['after more of them, later still', { usedAt: now, watchedUntil, failures: 3 }, 16_000],
  ['and at least once a minute', { usedAt: now, watchedUntil, failures: 1_000 }, 60_000],
])('looks %s', (_, times, expected) => {
  expect(pause(times)).toBe(expected)
})
