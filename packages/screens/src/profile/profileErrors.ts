import { passwordProblem } from '@rampart/contract/rules/passwordRules'
import type { PasswordFormValues } from '@rampart/ui/PasswordForm'
import type { ProfileFormField } from '@rampart/ui/ProfileForm'
import { AdapterError, messageOf, statusOf } from '../adapters/errors.ts'

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
export function profileErrors(error: unknown): FormErrors<ProfileFormField> {
  const placed = place(error, profileFields)
  if (placed) return placed
  const first = error instanceof AdapterError ? error.fieldErrors[0]?.msg : undefined
  return { form: first ?? 'Failed to update profile. Please try again.' }
}

/** 'response message, else …' (specification §8): at the field that it is about. */
export function passwordErrors(error: unknown): FormErrors<keyof PasswordFormValues> {
  const placed = place(error, { currentPassword: 'oldPassword', newPassword: 'newPassword' } as const)
  return placed ?? { form: messageOf(error, 'Failed to update password. Please try again.') }
}

/** As for {@link passwordErrors}. */
export function deletionErrors(error: unknown): FormErrors<'password'> {
  const placed = place(error, { currentPassword: 'password' } as const)
  return placed ?? { form: messageOf(error, 'Your account could not be deleted. Please try again.') }
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
export function passwordProblems({ oldPassword, newPassword, confirmation }: PasswordFormValues): Partial<PasswordFormValues> | undefined {
  const problem = newPassword ? passwordProblem(newPassword) : 'Enter a new password.'
  const found = {
    ...(oldPassword ? {} : { oldPassword: 'Enter your old password.' }),
    ...(problem ? { newPassword: problem } : {}),
    ...(newPassword === confirmation ? {} : { confirmation: 'New passwords do not match' }),
  }
  return Object.keys(found).length > 0 ? found : undefined
}
