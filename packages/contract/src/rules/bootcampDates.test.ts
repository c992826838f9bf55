import { expect, it } from 'vitest'
import { isCohortOutdated } from './bootcampDates.ts'

const cohort = { status: 'open', startDate: '2026-03-14' } as const

it('a first day is not over before its end', () => {
  expect(isCohortOutdated(cohort, Date.parse('2026-03-14T23:59:59Z'))).toBe(false)
  expect(isCohortOutdated(cohort, Date.parse('2026-03-15T00:00:00Z'))).toBe(true)
})

it('only a cohort that is still to come can be late', () => {
  const late = Date.parse('2027-01-01')
  const isLate = (status: 'upcoming' | 'open' | 'running' | 'closed') =>
    isCohortOutdated({ ...cohort, status }, late)
  expect([isLate('upcoming'), isLate('open'), isLate('running'), isLate('closed')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})
