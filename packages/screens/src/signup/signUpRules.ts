import type { SignupSetting } from '@rampart/contract/entities/values'
import { accessEmailProblem } from '@rampart/contract/rules/accessEmail'
import type { SignUpDetails } from '../adapters/adapters.ts'
import { newPasswordProblem } from '../forgotpassword/resetRules.ts'
import { problemsOf } from '../signin/formProblems.ts'
import type { FormProblems } from '../signin/formProblems.ts'

/** What somebody types to open an account. */
export interface SignUpInput {
  firstName: string
  lastName: string
  email: string
  password: string
  invitation: string
}

export const emptySignUp: SignUpInput = { firstName: '', lastName: '', email: '', password: '', invitation: '' }

/** What is wrong with the fields. An invitation is asked for where the operator wants one. */
export function signUpProblems(input: SignUpInput, setting: SignupSetting): FormProblems<keyof SignUpInput> {
  return problemsOf({
    firstName: input.firstName.trim() ? null : 'Enter your first name.',
    lastName: input.lastName.trim() ? null : 'Enter your last name.',
    email: accessEmailProblem(input.email),
    password: newPasswordProblem(input.password),
    invitation: setting === 'invitation' && !input.invitation.trim() ? 'Enter your invitation code.' : null,
  })
}

/** The fields as they are sent: blanks around them removed, but never from a password. */
export function signUpDetails({ firstName, lastName, email, password, invitation }: SignUpInput): SignUpDetails {
  return { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim(), password, invitation: invitation.trim() || null }
}
