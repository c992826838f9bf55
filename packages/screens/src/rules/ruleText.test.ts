import { accessEmailProblem, invalidEmailMessage } from '@rampart/contract/rules/accessEmail'
import { passwordMessages, passwordProblem } from '@rampart/contract/rules/passwordRules'
import { bootcampTokenProblem } from '@rampart/contract/rules/tokenRules'
import { checkUpload } from '@rampart/contract/rules/uploadRules'
import { expect, it } from 'vitest'
import { ruleMessages } from './rules.messages.ts'
import { ruleText } from './ruleText.ts'

const other = { ...ruleMessages.english, email: 'other e-mail', passwordShort: 'other length', tokenMissing: 'other token', uploadType: 'other type' }

it('keeps the words of the contract in English', () => {
  expect(ruleText(accessEmailProblem('nobody'), ruleMessages.english)).toBe(invalidEmailMessage)
  expect(ruleText(passwordProblem('short'), ruleMessages.english)).toBe(passwordMessages.short)
})

it('says what a rule has found in other words', () => {
  expect(ruleText(accessEmailProblem('nobody'), other)).toBe('other e-mail')
  expect(ruleText(passwordProblem('short'), other)).toBe('other length')
  expect(ruleText(bootcampTokenProblem(null, 'aws', 0), other)).toBe('other token')
  expect(ruleText(checkUpload({ name: 'a.exe', type: '', size: 1 }), other)).toBe('other type')
})

it('leaves alone what is nothing, or of somebody else', () => {
  expect(ruleText(null, other)).toBeNull()
  expect(ruleText('The server says this.', other)).toBe('The server says this.')
})
