import { expect, it } from 'vitest'
import { labSession, mission } from '../../testing/labFixtures.ts'
import { lastTimeOf } from './lastTime.ts'

it('is that of the last session that ran, with its first open check', () => {
  const sessions = [
    labSession('active'),
    labSession('abandoned'),
    labSession('expired', { mission: mission(2) }),
    labSession('completed', { mission: mission(4) }),
  ]
  expect(lastTimeOf(sessions)).toMatchObject({
    solved: 2,
    all: 5,
    firstOpen: { id: 'old-secret-useless' },
  })
  expect(lastTimeOf(sessions.slice(3))).toEqual({ solved: 5, all: 5, firstOpen: undefined })
})

it('is not told if nothing was solved, nothing ran, or the lab names no checks', () => {
  expect(
    lastTimeOf([labSession('expired'), labSession('completed', { mission: mission(4) })]),
  ).toBe(undefined)
  expect(lastTimeOf([labSession('failed')])).toBe(undefined)
  expect(lastTimeOf([labSession('completed', { mission: null })])).toBe(undefined)
})

it('leads to what broke, as it must be true at the end', () => {
  const { checks, solvedAt } = mission(3)
  const broken = checks.map((check) =>
    check.state === 'solved' ? check : { ...check, state: 'broken' as const },
  )
  const session = labSession('expired', { mission: { checks: broken, solvedAt } })
  expect(lastTimeOf([session])?.firstOpen?.id).toBe('expired-refused')
})
