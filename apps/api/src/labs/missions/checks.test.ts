import { expect, it } from 'vitest'
import { applyReport, unsolved } from './checks.ts'

const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 10, 0, second))
const fresh = unsolved([
  { id: 'find', name: 'Find it', guard: false, hints: ['Look.'] },
  { id: 'mend', name: 'Mend it', guard: false, hints: [] },
  { id: 'works', name: 'It still works', guard: true, hints: [] },
])
const report = (checks: typeof fresh, holding: string[], second: number) =>
  applyReport(checks, new Set(holding), at(second))
const solvedIn = (checks: typeof fresh) =>
  checks.flatMap(({ id, solvedAt }) => (solvedAt === null ? [] : [id]))

it('solves tasks one by one, and keeps the time of each', () => {
  const first = report(fresh, ['find', 'works'], 1)
  const second = report(first.checks, ['find', 'mend', 'works'], 2)
  expect([first.isSolved, second.isSolved]).toEqual([false, true])
  expect(second.checks.map(({ solvedAt }) => solvedAt)).toEqual(
    [at(1), at(2), at(2)].map((time) => time.toISOString()),
  )
})

it('counts what held from the start only when everything holds', () => {
  const { checks, isSolved } = report(fresh, ['works'], 1)
  expect(isSolved).toBe(false)
  expect(solvedIn(checks)).toEqual([])
  expect(checks).toBe(fresh)
})

it('opens again what no longer holds, and is not solved by checks that held at different times', () => {
  const { checks } = report(fresh, ['find', 'works'], 1)
  const other = report(checks, ['mend', 'works'], 2)
  expect(other.isSolved).toBe(false)
  expect(solvedIn(other.checks)).toEqual(['mend'])
  const broken = report(other.checks, ['find', 'mend'], 3)
  expect(broken.isSolved).toBe(false)
  expect(broken.checks.map(({ holds }) => holds)).toEqual([true, true, false])
})

it('gives the same array if nothing has changed, and leaves strangers out', () => {
  const { checks } = report(fresh, ['find'], 1)
  expect(report(checks, ['find', 'somebody-elses', '__proto__'], 9).checks).toBe(checks)
  expect(checks).toHaveLength(3)
})

it('is never solved without a check', () => {
  expect(report([], [], 1).isSolved).toBe(false)
})
