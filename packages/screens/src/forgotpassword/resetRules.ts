import { passwordProblem } from '@rampart/contract/rules/passwordRules'
import type { FieldMessages } from '../problems/fieldProblems.ts'
import { problemsOf } from '../signin/formProblems.ts'
import type { FormProblems } from '../signin/formProblems.ts'
import type { ForgotPasswordMessages } from './forgotPassword.messages.ts'

/** How many digits a mailed code has. */
export const codeLength = 8

/** What is typed to set a new password. */
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

/** What is wrong with a new password, by its length alone; or null. */
export function newPasswordProblem(
  password: string,
  messages: ForgotPasswordMessages,
  fields: FieldMessages,
): string | null {
  if (password === '') return messages.passwordMissing
  const problem = passwordProblem(password)
  return problem && fields[problem]
}

/** What is wrong with the fields; whether both passwords are equal is checked elsewhere. */
export function resetProblems(
  { otp, newPassword, confirmation }: ResetInput,
  messages: ForgotPasswordMessages,
  fields: FieldMessages,
): FormProblems<keyof ResetInput> {
  return problemsOf({
    otp: codeProblem(otp, messages),
    newPassword: newPasswordProblem(newPassword, messages, fields),
    confirmation: confirmation === '' ? messages.confirmationMissing : null,
  })
}
