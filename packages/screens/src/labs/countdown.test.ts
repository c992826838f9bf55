import { describe, expect, it } from 'vitest'
import { labNow, labSession } from '../testing/labFixtures.ts'
import { countdown, timeWarning } from './countdown.ts'

const minute = 60_000

describe('countdown', () => {
  it('runs for an active session from its start', () => {
    expect(countdown(labSession('active'), labNow)).toMatchObject({
      seconds: 3000,
      label: '50:00',
      isLow: false,
      isAlarming: false,
      progress: 17,
    })
    expect(countdown(labSession('active'), labNow + 49 * minute)).toMatchObject({
      seconds: 60,
      label: '01:00',
      isLow: true,
      isAlarming: true,
      progress: 98,
    })
    expect(countdown(labSession('active'), labNow + 70 * minute)).toMatchObject({
      seconds: 0,
      label: 'Expired',
      progress: 100,
    })
  })

  it('never shows more than the session has, by a clock that is behind', () => {
    expect(countdown(labSession('active'), labNow - 90 * minute)).toMatchObject({
      label: '1:00:00',
      progress: 0,
    })
  })

  it.each(['queued', 'provisioning', 'completed', 'failed', 'expired', 'abandoned'] as const)(
    'does not run for %s',
    (status) => {
      expect(countdown(labSession(status), labNow)).toBeUndefined()
    },
  )

  it('does not run before the start is known', () => {
    expect(countdown(labSession('active', { startedAt: null }), labNow)).toBeUndefined()
  })
})

describe('timeWarning', () => {
  it.each([
    [1800, 60, undefined],
    [1799, 60, 30],
    [600, 60, 30],
    [599, 60, 10],
    [119, 60, 2],
    [1, 60, 2],
    [0, 60, undefined],
    [1799, 30, undefined],
    [599, 30, 10],
  ])('with %i s of %i min left: %s', (seconds, ttl, warning) => {
    expect(timeWarning(seconds, ttl)).toBe(warning)
  })

  it('comes once each as the time runs, and again after an extension', () => {
    const seen: (number | undefined)[] = []
    const run = (from: number, to: number, ttl: number) => {
      for (let seconds = from; seconds >= to; seconds--) {
        const warning = timeWarning(seconds, ttl)
        if (warning !== seen.at(-1)) seen.push(warning)
      }
    }
    run(3600, 300, 60)
    run(300 + 1800, 0, 90)
    expect(seen).toEqual([30, 10, undefined, 30, 10, 2, undefined])
  })
})
