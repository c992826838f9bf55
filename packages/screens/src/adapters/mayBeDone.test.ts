import { expect, it } from 'vitest'
import { AdapterError } from './errors.ts'
import { mayBeDone } from './mayBeDone.ts'

it.each([
  ['no response', 0, true],
  ['a fault of the server', 500, true],
  ['a proxy that waited no longer', 504, true],
  ['a refusal', 409, false],
  ['the end of the session', 401, false],
  ['too many tries', 429, false],
])('after %s, what was asked for may be done: %i', (_name, status, expected) => {
  expect(mayBeDone(new AdapterError({ status }))).toBe(expected)
})
