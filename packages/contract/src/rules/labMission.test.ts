import { expect, it } from 'vitest'
import type { LabMission } from '../entities/labSession.ts'
import { bestSession, countSolved, minutesToSolve } from './labMission.ts'

const startedAt = '2026-11-20T10:00:00.000Z'

function mission(solved: number, solvedAt: string | null = null): LabMission {
  const checks = ['a', 'b', 'c'].map((id, index) => ({
    id,
    name: id,
    state: index < solved ? ('solved' as const) : ('open' as const),
    solvedAt: index < solved ? startedAt : null,
    section: null,
    hintCount: 0,
    hints: [],
  }))
  return { checks, solvedAt }
}

const after = (minutes: number) => ({
  startedAt,
  mission: mission(3, new Date(Date.parse(startedAt) + minutes * 60_000).toISOString()),
})

it('counts what is solved, and not what merely holds', () => {
  expect(countSolved(mission(2))).toBe(2)
  const [first] = mission(0).checks
  expect(countSolved({ checks: first ? [{ ...first, state: 'holding' }] : [] })).toBe(0)
})

it.each([
  [0.2, 1],
  [12.4, 12],
  [12.5, 13],
])('%d minutes from start to solution are told as %d', (minutes, told) => {
  expect(minutesToSolve(after(minutes))).toBe(told)
})

it('tells no time of what is not solved or has no checks', () => {
  expect(minutesToSolve({ startedAt, mission: mission(2) })).toBeNull()
  expect(minutesToSolve({ startedAt, mission: null })).toBeNull()
})

it('prefers the fastest solution, then the most checks', () => {
  const [slow, fast, half] = [after(20), after(5), { startedAt, mission: mission(2) }]
  expect(bestSession([slow, half, fast])).toBe(fast)
  const one = { startedAt, mission: mission(1) }
  expect(bestSession([one, half])).toBe(half)
  expect(bestSession([one])).toBe(one)
  expect(
    bestSession([
      { startedAt, mission: mission(0) },
      { startedAt, mission: null },
    ]),
  ).toBe(undefined)
})
