import { expect, it } from 'vitest'
import { fieldMessages } from '../problems/fieldProblems.ts'
import { factorProblem } from './factorRules.ts'

it.each([
  ['totp', ' ', 'The code is required.'],
  ['totp', '12345', 'The code has 6 digits.'],
  ['totp', '123456', null],
  ['recovery', '', 'The code is required.'],
  ['recovery', '123456', 'A recovery code has 16 letters and digits.'],
  ['recovery', ' 0123-4567 89ab-cdef ', null],
] as const)('%s: "%s"', (method, typed, problem) => {
  expect(factorProblem(method, typed, fieldMessages.english)).toBe(problem)
})
