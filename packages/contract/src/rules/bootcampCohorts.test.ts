import { expect, it } from 'vitest'
import type { Bootcamp } from '../entities/bootcamp.ts'
import { cohortStatus, inCohort, openBootcamps, openCohorts } from './bootcampCohorts.ts'

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

it('knows which are open, by cohort, or else by status where the dates are to come', () => {
  const now = Date.parse('2027-02-01')
  const bootcamp = (slug: string, status: string, startDate: string) =>
    ({ slug, status, startDate }) as Bootcamp
  const bootcamps = [
    bootcamp('cyber', 'upcoming', '2026-03-14'),
    bootcamp('aws', 'open', '2027-06-01'),
    bootcamp('ai-security', 'open', '2026-07-04'),
  ]
  expect(openBootcamps(bootcamps, [cohort], now)).toEqual(['cyber', 'aws'])
  expect(openBootcamps(bootcamps, [], now)).toEqual(['aws'])
  expect(openCohorts([cohort], now)).toEqual(['cyber'])
  expect(openCohorts([cohort], Date.parse('2027-01-10'))).toEqual([])
})
