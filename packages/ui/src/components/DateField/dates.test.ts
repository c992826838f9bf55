import { expect, test } from 'vitest'
import { dayOf } from './dates.ts'

test('reads a day; an empty text is none', () => {
  expect(dayOf('1815-12-10')?.toString()).toBe('1815-12-10')
  expect(dayOf('')).toBeNull()
  expect(dayOf(null)).toBeNull()
  expect(dayOf(undefined)).toBeUndefined()
})

test.each(['1815-12', 'tomorrow', '1815-13-10', '1815-12-10T08:00:00Z'])(
  'takes %s for none, as it is no day',
  (text) => {
    expect(dayOf(text)).toBeNull()
  },
)
