import { expect, test } from 'vitest'
import { passwordProblem } from './passwordRules.ts'

test('8 to 128 characters pass', () => {
  expect(passwordProblem('x'.repeat(7))).toBe('password_too_short')
  expect(passwordProblem('x'.repeat(8))).toBeNull()
  expect(passwordProblem(' '.repeat(128))).toBeNull()
  expect(passwordProblem('x'.repeat(129))).toBe('password_too_long')
})
