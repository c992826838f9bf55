import { bootcamps } from '@rampart/contract/bootcamps/bootcamps'
import { expect, it } from 'vitest'
import { arabicBootcamps } from '../messages/arabicBootcamps.ts'
import { bootcampMessages } from './bootcamps.messages.ts'
import { lengthText, startInfo } from './bootcampTexts.ts'

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

it('puts the length into the language of the page', () => {
  for (const bootcamp of bootcamps)
    expect(lengthText(bootcamp, bootcampMessages.english)).toBe(bootcamp.duration)
  expect(lengthText({ duration: '10 weeks' }, arabicBootcamps.bootcamps)).toBe('10 أسابيع')
  expect(lengthText({ duration: '12 weeks' }, arabicBootcamps.bootcamps)).toBe('12 أسبوعًا')
})
