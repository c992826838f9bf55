import { passwordProblem } from '@rampart/contract/rules/passwordRules'
import type { RuleMessages } from '../rules/rules.messages.ts'
import { ruleText } from '../rules/ruleText.ts'
import { problemsOf } from '../signin/formProblems.ts'
import type { FormProblems } from '../signin/formProblems.ts'
import type { ForgotPasswordMessages } from './forgotPassword.messages.ts'

/** How many digits a mailed code has. */
export const codeLength = 8

/** What somebody types to set a new password. */
export interface ResetInput {
  otp: string
  newPassword: string
  confirmation: string
}

/** What is wrong with a mailed code, or null. */
export function codeProblem(otp: string, messages: ForgotPasswordMessages): string | null {
  if (otp === '') return messages.codeMissing
  return otp.length === codeLength ? null : messages.codeLength(codeLength)
}

/** What is wrong with a password that is to be set, by its length alone; or null. */
export function newPasswordProblem(password: string, messages: ForgotPasswordMessages, rules: RuleMessages): string | null {
  return password === '' ? messages.passwordMissing : ruleText(passwordProblem(password), rules)
}

/** What is wrong with the fields; that both passwords are equal is another question. */
export function resetProblems(
  { otp, newPassword, confirmation }: ResetInput,
  messages: ForgotPasswordMessages,
  rules: RuleMessages,
): FormProblems<keyof ResetInput> {
  return problemsOf({
    otp: codeProblem(otp, messages),
    newPassword: newPasswordProblem(newPassword, messages, rules),
    confirmation: confirmation === '' ? messages.confirmationMissing : null,
  })
}
