import { passwordMessages } from '@rampart/contract/rules/passwordRules'
import { expect, it } from 'vitest'
import { ruleMessages } from '../rules/rules.messages.ts'
import { forgotPasswordMessages } from './forgotPassword.messages.ts'
import { codeProblem, resetProblems } from './resetRules.ts'

const messages = forgotPasswordMessages.english
const rules = ruleMessages.english
const good = { otp: '12345678', newPassword: 'a brook over mossy stones', confirmation: 'a brook over mossy stones' }

it('finds nothing wrong with eight digits and a password of good length', () => {
  expect(resetProblems(good, messages, rules)).toEqual({})
  expect(resetProblems({ ...good, newPassword: 'x'.repeat(8) }, messages, rules)).toEqual({})
})

it('names every field that is empty', () => {
  expect(Object.keys(resetProblems({ otp: '', newPassword: '', confirmation: '' }, messages, rules))).toEqual(['otp', 'newPassword', 'confirmation'])
})

it('says the length of codes and passwords', () => {
  expect(codeProblem('1234567', messages)).toBe('The code has 8 digits.')
  expect(codeProblem('12345678', messages)).toBeNull()
  expect(resetProblems({ ...good, newPassword: 'x'.repeat(7) }, messages, rules)).toEqual({ newPassword: passwordMessages.short })
  expect(resetProblems({ ...good, newPassword: 'x'.repeat(129) }, messages, rules)).toEqual({ newPassword: passwordMessages.long })
})
