import { expect, it } from 'vitest'
import { bootcampMessages } from './bootcamps.messages.ts'
import { startInfo } from './bootcampTexts.ts'

const dates = { startDate: '2026-03-14', endDate: '2026-05-23' }

it.each([
  ['upcoming', 'Starts Saturday, March 14, 2026'],
  ['open', 'Starts Saturday, March 14, 2026'],
  ['running', 'Started Saturday, March 14, 2026'],
  ['closed', 'Ended Saturday, May 23, 2026'],
] as const)('a bootcamp that is %s: %s', (status, text) => {
  expect(startInfo({ status, ...dates }, 'en-US', bootcampMessages.english)).toBe(text)
})
