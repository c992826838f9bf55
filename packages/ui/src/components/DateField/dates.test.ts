import { expect, test } from 'vitest'
import { dayOf } from './dates.ts'

test('reads a day; an empty text is none', () => {
  expect(dayOf('1815-12-10')?.toString()).toBe('1815-12-10')
  expect(dayOf('')).toBeNull()
  expect(dayOf(null)).toBeNull()
  expect(dayOf(undefined)).toBeUndefined()
})
