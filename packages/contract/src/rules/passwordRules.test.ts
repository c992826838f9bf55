import { expect, test } from 'vitest'
import { passwordProblem } from './passwordRules.ts'

test('8 to 128 characters pass', () => {
  expect(passwordProblem('x'.repeat(7))).toBe('password_too_short')
  expect(passwordProblem('x'.repeat(8))).toBeNull()
  expect(passwordProblem('x'.repeat(129))).toBe('password_too_long')
})

test('an emoji is one character, as in the schemas of calls', () => {
  expect(passwordProblem('🔑'.repeat(7))).toBe('password_too_short')
  expect(passwordProblem('🔑'.repeat(128))).toBeNull()
})

test('blanks alone are no password, blanks between words are', () => {
  expect(passwordProblem(' '.repeat(8))).toBe('password_blank')
  expect(passwordProblem('\u00A0\u200B\u3000\t    ')).toBe('password_blank')
  expect(passwordProblem(`${' '.repeat(7)}x`)).toBeNull()
})

test('characters are counted composed, however the keyboard sends them', () => {
  expect(passwordProblem('e\u0301'.repeat(7))).toBe('password_too_short')
  expect(passwordProblem('e\u0301'.repeat(128))).toBeNull()
})
