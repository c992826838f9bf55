import { expect, it } from 'vitest'
import type { Bootcamp } from '../entities/bootcamp.ts'
import { cohortStatus, inCohort } from './bootcampCohorts.ts'

const cohort = {
  slug: 'cyber',
  opensOn: '2027-01-11',
  startDate: '2027-03-06',
  endDate: '2027-05-15',
} as const

it.each([
  ['2027-01-10T23:59:59Z', 'upcoming'],
  ['2027-01-11T00:00:00Z', 'open'],
  ['2027-03-05T23:59:59Z', 'open'],
  ['2027-03-06T00:00:00Z', 'running'],
  ['2027-05-15T23:59:59Z', 'running'],
  ['2027-05-16T00:00:00Z', 'closed'],
])('is at %s %s', (now, status) => {
  expect(cohortStatus(cohort, Date.parse(now))).toBe(status)
})

it('gives its bootcamp days and status, and no other', () => {
  const now = Date.parse('2027-02-01')
  const cyber = { slug: 'cyber', startDate: '2026-03-14', status: 'upcoming' } as Bootcamp
  expect(inCohort(cyber, [cohort], now)).toEqual({
    slug: 'cyber',
    startDate: '2027-03-06',
    endDate: '2027-05-15',
    status: 'open',
  })
  const aws = { ...cyber, slug: 'aws' }
  expect(inCohort(aws, [cohort], now)).toBe(aws)
})
