import { passwordProblem } from '@rampart/contract/rules/passwordRules'
import { problemsOf } from '../signin/formProblems.ts'
import type { FormProblems } from '../signin/formProblems.ts'

/** How many digits a mailed code has. */
export const codeLength = 8

/** Shown as an alert before any call (specification §5). */
export const mismatchMessage = 'Passwords do not match. Please try again.'

/** What somebody types to set a new password. */
export interface ResetInput {
  otp: string
  newPassword: string
  confirmation: string
}

/** What is wrong with a mailed code, or null. */
export function codeProblem(otp: string): string | null {
  if (otp === '') return 'Enter the code from the mail.'
  return otp.length === codeLength ? null : `The code has ${codeLength} digits.`
}

/** What is wrong with a password that is to be set, by its length alone; or null. */
export function newPasswordProblem(password: string): string | null {
  return password === '' ? 'Choose a password.' : passwordProblem(password)
}

/** What is wrong with the fields; that both passwords are equal is another question. */
export function resetProblems({ otp, newPassword, confirmation }: ResetInput): FormProblems<keyof ResetInput> {
  return problemsOf({
    otp: codeProblem(otp),
    newPassword: newPasswordProblem(newPassword),
    confirmation: confirmation === '' ? 'Type the new password once more.' : null,
  })
}
