import { expect, it } from 'vitest'
import { fieldMessages } from '../problems/fieldProblems.ts'
import { forgotPasswordMessages } from './forgotPassword.messages.ts'
import { codeProblem, resetProblems } from './resetRules.ts'

const messages = forgotPasswordMessages.english
const fields = fieldMessages.english
const good = {
  otp: '12345678',
  newPassword: 'a brook over mossy stones',
  confirmation: 'a brook over mossy stones',
}

it('finds nothing wrong with eight digits and a password of good length', () => {
  expect(resetProblems(good, messages, fields)).toEqual({})
  expect(resetProblems({ ...good, newPassword: 'x'.repeat(8) }, messages, fields)).toEqual({})
})

it('names every field that is empty', () => {
  expect(
    Object.keys(resetProblems({ otp: '', newPassword: '', confirmation: '' }, messages, fields)),
  ).toEqual(['otp', 'newPassword', 'confirmation'])
})

it('says the length of codes and passwords', () => {
  expect(codeProblem('1234567', messages)).toBe('The code has 8 digits.')
  expect(codeProblem('12345678', messages)).toBeNull()
  expect(resetProblems({ ...good, newPassword: 'x'.repeat(7) }, messages, fields)).toEqual({
    newPassword: 'Use at least 8 characters.',
  })
  expect(resetProblems({ ...good, newPassword: 'x'.repeat(129) }, messages, fields)).toEqual({
    newPassword: 'Use at most 128 characters.',
  })
})
