import type { SignupSetting } from '@rampart/contract/entities/values'
import { accessEmailProblem } from '@rampart/contract/rules/accessEmail'
import type { SignUpDetails } from '../adapters/adapters.ts'
import type { ForgotPasswordMessages } from '../forgotpassword/forgotPassword.messages.ts'
import { newPasswordProblem } from '../forgotpassword/resetRules.ts'
import type { FieldMessages } from '../problems/fieldProblems.ts'
import { problemsOf } from '../signin/formProblems.ts'
import type { FormProblems } from '../signin/formProblems.ts'
import type { SignUpMessages } from './signUp.messages.ts'

/** What is typed to open an account. */
export interface SignUpInput {
  firstName: string
  lastName: string
  email: string
  password: string
  invitation: string
}

export const emptySignUp: SignUpInput = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  invitation: '',
}

/** The texts of problems. */
export interface SignUpWords {
  readonly messages: SignUpMessages
  readonly passwords: ForgotPasswordMessages
  readonly fields: FieldMessages
}

/** What is wrong with the fields. An invitation is needed if the operator requires one. */
export function signUpProblems(
  input: SignUpInput,
  setting: SignupSetting,
  { messages, passwords, fields }: SignUpWords,
): FormProblems<keyof SignUpInput> {
  const email = accessEmailProblem(input.email)
  return problemsOf({
    firstName: input.firstName.trim() ? null : messages.firstNameMissing,
    lastName: input.lastName.trim() ? null : messages.lastNameMissing,
    email: email && fields[email],
    password: newPasswordProblem(input.password, passwords, fields),
    invitation:
      setting === 'invitation' && !input.invitation.trim() ? messages.invitationMissing : null,
  })
}

/**
 * The fields in the form in which they are sent: without blanks around them, except the password.
 */
export function signUpDetails({
  firstName,
  lastName,
  email,
  password,
  invitation,
}: SignUpInput): SignUpDetails {
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: email.trim(),
    password,
    invitation: invitation.trim() || null,
  }
}
