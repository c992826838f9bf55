import { passwordMessages } from '@rampart/contract/rules/passwordRules'
import { expect, it } from 'vitest'
import { codeProblem, resetProblems } from './resetRules.ts'

const good = { otp: '12345678', newPassword: 'a brook over mossy stones', confirmation: 'a brook over mossy stones' }

it('finds nothing wrong with eight digits and a password of good length', () => {
  expect(resetProblems(good)).toEqual({})
  expect(resetProblems({ ...good, newPassword: 'x'.repeat(8) })).toEqual({})
})

it('names every field that is empty', () => {
  expect(Object.keys(resetProblems({ otp: '', newPassword: '', confirmation: '' }))).toEqual(['otp', 'newPassword', 'confirmation'])
})

it('says the length of codes and passwords', () => {
  expect(codeProblem('1234567')).toBe('The code has 8 digits.')
  expect(codeProblem('12345678')).toBeNull()
  expect(resetProblems({ ...good, newPassword: 'x'.repeat(7) })).toEqual({ newPassword: passwordMessages.short })
  expect(resetProblems({ ...good, newPassword: 'x'.repeat(129) })).toEqual({ newPassword: passwordMessages.long })
})
