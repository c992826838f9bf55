import type { SubmitEvent } from 'react'
import { useRef } from 'react'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { useFocusFirstError } from '../../../components/FormField/useFocusFirstError.ts'
import { useMessages } from '#language'
import { PasswordField } from '../../../components/PasswordField/PasswordField.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { fields } from './PasswordForm.css.ts'
import { passwordFormMessages } from './PasswordForm.messages.ts'

/** The values of the fields. */
export interface PasswordFormValues {
  oldPassword: string
  newPassword: string
  /** The new password once more. */
  confirmation: string
}

export interface PasswordFormProps extends RootProps {
  /** E-mail address of the account: tells password managers which password to change. */
  email: string
  values: PasswordFormValues
  onChange: (field: keyof PasswordFormValues, value: string) => void
  /** What is wrong with fields. A new object moves the focus to the first of them. */
  errors?: Partial<Record<keyof PasswordFormValues, string>>
  /** Why it could not be changed, if that is not about a field. */
  error?: string
  /** It is being changed. @default false */
  isPending?: boolean
  onSubmit: () => void
}

/** Changes a password that the person knows. A forgotten password is reset through a mail. */
export function PasswordForm({
  email,
  values,
  onChange,
  errors,
  error,
  isPending = false,
  onSubmit,
  ...root
}: PasswordFormProps) {
  const messages = useMessages(passwordFormMessages)
  const form = useRef<HTMLFormElement>(null)
  useFocusFirstError(form, errors)
  const field = (name: keyof PasswordFormValues) => ({
    name,
    value: values[name],
    onChange: (value: string) => onChange(name, value),
    error: errors?.[name],
    isRequired: true,
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isPending) onSubmit()
  }
  return (
    <form {...rootPropsOf(root)} ref={form} method="post" noValidate onSubmit={submit}>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <div className={fields}>
        <Stack gap={5}>
          {error && (
            <Alert tone="critical" role="alert">
              {error}
            </Alert>
          )}
          <PasswordField
            {...field('oldPassword')}
            label={messages.oldPassword}
            autoComplete="current-password"
          />
          <PasswordField
            {...field('newPassword')}
            label={messages.newPassword}
            autoComplete="new-password"
            hint={messages.newPasswordHint}
          />
          <PasswordField
            {...field('confirmation')}
            label={messages.confirmation}
            autoComplete="new-password"
          />
          <Text size={14} tone="muted">
            {messages.consequence}
          </Text>
          <div>
            <Button type="submit" isPending={isPending}>
              {messages.update}
            </Button>
          </div>
        </Stack>
      </div>
    </form>
  )
}
