import { expect, it } from 'vitest'
import { bootcampMessages } from './bootcamps.messages.ts'
import { startInfo } from './bootcampTexts.ts'

const dates = { startDate: '2026-03-14', endDate: '2026-05-23' }
const inEnglish = { locale: 'en-US', messages: bootcampMessages.english }
const before = Date.parse('2026-03-01')
const after = Date.parse('2026-11-23')

it.each([
  ['upcoming', before, 'Starts Saturday, March 14, 2026'],
  ['open', before, 'Starts Saturday, March 14, 2026'],
  ['upcoming', after, 'Dates of the next cohort follow'],
  ['open', after, 'Dates of the next cohort follow'],
  ['running', after, 'Started Saturday, March 14, 2026'],
  ['closed', after, 'March 14 to May 23, 2026'],
] as const)('a bootcamp that is %s at %i: %s', (status, now, text) => {
  expect(startInfo({ status, ...dates }, { now, ...inEnglish })).toBe(text)
})

it('names both years where they differ', () => {
  const cohort = { status: 'closed', startDate: '2025-12-06', endDate: '2026-02-21' } as const
  expect(startInfo(cohort, { now: after, ...inEnglish })).toBe(
    'December 6, 2025 to February 21, 2026',
  )
})
