import { passwordProblem } from '@rampart/contract/rules/passwordRules'
import type { PasswordFormValues } from '@rampart/ui/PasswordForm'
import type { ProfileFormField } from '@rampart/ui/ProfileForm'
import { AdapterError, messageOf, statusOf } from '../adapters/errors.ts'
import type { RuleMessages } from '../rules/rules.messages.ts'
import { ruleText } from '../rules/ruleText.ts'
import type { ProfileMessages } from './profile.messages.ts'

/** What a form shows of a failure. */
export interface FormErrors<Field extends string> {
  fields?: Partial<Record<Field, string>>
  form?: string
}

const profileFields: Record<string, ProfileFormField> = {
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  gender: 'gender',
  phoneNumber: 'phoneNumber',
  linkedInProfile: 'linkedInProfile',
}

/** 'first errors[].msg, else …' (specification §8): at its field where it names one of the form. */
export function profileErrors(error: unknown, messages: ProfileMessages): FormErrors<ProfileFormField> {
  const placed = place(error, profileFields)
  if (placed) return placed
  const first = error instanceof AdapterError ? error.fieldErrors[0]?.msg : undefined
  return { form: first ?? messages.updateFailed }
}

/** 'response message, else …' (specification §8): at the field that it is about. */
export function passwordErrors(error: unknown, messages: ProfileMessages): FormErrors<keyof PasswordFormValues> {
  const placed = place(error, { currentPassword: 'oldPassword', newPassword: 'newPassword' } as const)
  return placed ?? { form: messageOf(error, messages.passwordFailed) }
}

/** As for {@link passwordErrors}. */
export function deletionErrors(error: unknown, messages: ProfileMessages): FormErrors<'password'> {
  const placed = place(error, { currentPassword: 'password' } as const)
  return placed ?? { form: messageOf(error, messages.deletionFailed) }
}

/** The server's words at their fields, by its names of them; nothing at all for an expired session, which is the application's to handle. */
function place<Field extends string>(error: unknown, names: Record<string, Field>): FormErrors<Field> | undefined {
  if (!error || statusOf(error) === 401) return {}
  const fields: Partial<Record<Field, string>> = {}
  for (const { path, msg } of error instanceof AdapterError ? error.fieldErrors : []) {
    const field = Object.hasOwn(names, path) ? names[path] : undefined
    if (!field) return undefined
    fields[field] ??= msg
  }
  return Object.keys(fields).length > 0 ? { fields } : undefined
}

/** What is wrong with new passwords before any call, or nothing. Specification §5. */
export function passwordProblems(
  { oldPassword, newPassword, confirmation }: PasswordFormValues,
  messages: ProfileMessages,
  rules: RuleMessages,
): Partial<PasswordFormValues> | undefined {
  const problem = newPassword ? ruleText(passwordProblem(newPassword), rules) : messages.newPasswordMissing
  const found = {
    ...(oldPassword ? {} : { oldPassword: messages.oldPasswordMissing }),
    ...(problem ? { newPassword: problem } : {}),
    ...(newPassword === confirmation ? {} : { confirmation: messages.mismatch }),
  }
  return Object.keys(found).length > 0 ? found : undefined
}
