import { expect, it } from 'vitest'
import { pollingInterval, sessionInterval, streamPause } from './polling.ts'

it.each([
  [[], false],
  [['completed', 'failed', 'expired', 'abandoned'], false],
  [['active', 'completed'], 10_000],
  [['active', 'queued'], 2000],
  [['provisioning'], 2000],
] as const)('%j are asked for every %s ms', (statuses, interval) => {
  expect(pollingInterval(statuses.map((status) => ({ status })))).toBe(interval)
})

it("asks for a session's page only if changes do not arrive by themselves", () => {
  expect(sessionInterval({ status: 'active' }, { isLive: true })).toBe(false)
  expect(sessionInterval({ status: 'active' }, { isLive: false })).toBe(3000)
  expect(sessionInterval({ status: 'queued' }, { isLive: true })).toBe(2000)
  expect(sessionInterval({ status: 'completed' }, { isLive: false })).toBe(false)
})

it('waits longer after each failure, and not all pages alike', () => {
  expect([0, 1, 3, 9].map((failures) => streamPause(failures, 0.5))).toEqual([
    1000, 2000, 8000, 30_000,
  ])
  expect(streamPause(0, 0)).toBe(500)
  expect(streamPause(9, 1)).toBe(45_000)
})
