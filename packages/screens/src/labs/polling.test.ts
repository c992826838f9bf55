import { expect, it } from 'vitest'
import { pollingInterval } from './polling.ts'

it.each([
  [[], false],
  [['completed', 'failed', 'expired', 'abandoned'], false],
  [['active', 'completed'], 10_000],
  [['active', 'queued'], 2000],
  [['provisioning'], 2000],
] as const)('%j are asked for every %s ms', (statuses, interval) => {
  expect(pollingInterval(statuses.map((status) => ({ status })))).toBe(interval)
})
