import { expect, test } from 'vitest'
import { passwordProblem } from './passwordRules.ts'

test('8 to 128 characters pass', () => {
  expect(passwordProblem('x'.repeat(7))).toBe('Use at least 8 characters.')
  expect(passwordProblem('x'.repeat(8))).toBeNull()
  expect(passwordProblem(' '.repeat(128))).toBeNull()
  expect(passwordProblem('x'.repeat(129))).toBe('Use at most 128 characters.')
})
