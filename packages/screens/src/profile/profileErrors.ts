import { editableFields } from '@rampart/contract/calls/user'
import { passwordProblem } from '@rampart/contract/rules/passwordRules'
import type { PasswordFormValues } from '@rampart/ui/PasswordForm'
import type { ProfileFormField } from '@rampart/ui/ProfileForm'
import { AdapterError, isSessionOver } from '../adapters/errors.ts'
import type { FieldMessages } from '../problems/fieldProblems.ts'
import type { ProblemText } from '../problems/problemText.ts'
import type { ProfileMessages } from './profile.messages.ts'

/** What a form shows of a failure. */
export interface FormErrors<Field extends string> {
  fields?: Partial<Record<Field, string>>
  form?: string
}

const profileFields: Record<string, ProfileFormField> = Object.fromEntries(
  [...editableFields, 'email' as const].map((field) => [field, field]),
)

/** 'first errors[].msg, else …' (specification §8): at its field if it names one of the form. */
export function profileErrors(
  error: unknown,
  messages: ProfileMessages,
  textOf: ProblemText,
): FormErrors<ProfileFormField> {
  const placed = place(error, profileFields, textOf)
  if (placed) return placed
  const [first] = error instanceof AdapterError ? error.fieldErrors : []
  return { form: first ? textOf.field(first) : messages.updateFailed }
}

/** 'response message, else …' (specification §8): at the field that it is about. */
export function passwordErrors(
  error: unknown,
  messages: ProfileMessages,
  textOf: ProblemText,
): FormErrors<keyof PasswordFormValues> {
  const fields = { currentPassword: 'oldPassword', newPassword: 'newPassword' } as const
  return place(error, fields, textOf) ?? { form: textOf(error) ?? messages.passwordFailed }
}

/** The same as {@link passwordErrors}, for deleting the account. */
export function deletionErrors(
  error: unknown,
  messages: ProfileMessages,
  textOf: ProblemText,
): FormErrors<'password'> {
  const fields = { currentPassword: 'password' } as const
  return place(error, fields, textOf) ?? { form: textOf(error) ?? messages.deletionFailed }
}

/** Errors at their fields, by the server's names of these; none once the session is over. */
function place<Field extends string>(
  error: unknown,
  names: Record<string, Field>,
  textOf: ProblemText,
): FormErrors<Field> | undefined {
  if (!error || isSessionOver(error)) return {}
  const fields: Partial<Record<Field, string>> = {}
  for (const wrong of error instanceof AdapterError ? error.fieldErrors : []) {
    const field = Object.hasOwn(names, wrong.path) ? names[wrong.path] : undefined
    if (!field) return undefined
    fields[field] ??= textOf.field(wrong)
  }
  return Object.keys(fields).length > 0 ? { fields } : undefined
}

/** What is wrong with new passwords before any call, or nothing. Specification §5. */
export function passwordProblems(
  { oldPassword, newPassword, confirmation }: PasswordFormValues,
  messages: ProfileMessages,
  fields: FieldMessages,
): Partial<PasswordFormValues> | undefined {
  const length = passwordProblem(newPassword)
  const problem = newPassword ? length && fields[length] : messages.newPasswordMissing
  const found = {
    ...(oldPassword ? {} : { oldPassword: messages.oldPasswordMissing }),
    ...(problem ? { newPassword: problem } : {}),
    ...(newPassword === confirmation ? {} : { confirmation: messages.mismatch }),
  }
  return Object.keys(found).length > 0 ? found : undefined
}
