import { expect, test } from 'vitest'
import { AdapterError, nullIfAbsent } from './errors.ts'

test.each([404, 400])('nothing can be at an address that is refused with %i', (status) => {
  expect(nullIfAbsent(new AdapterError({ status }))).toBeNull()
})

test.each([
  new AdapterError({ status: 500 }),
  new AdapterError({ status: 0 }),
  new Error('A fault of ours'),
])('%s is thrown again', (error) => {
  expect(() => nullIfAbsent(error)).toThrow(error)
})
