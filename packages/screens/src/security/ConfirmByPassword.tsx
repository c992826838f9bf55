import { Alert } from '@rampart/ui/Alert'
import { Button } from '@rampart/ui/Button'
import { Inline } from '@rampart/ui/Inline'
import { useMessages } from '@rampart/ui/Language'
import { PasswordField } from '@rampart/ui/PasswordField'
import { Stack } from '@rampart/ui/Stack'
import { Text } from '@rampart/ui/Text'
import { useEffect, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { factorDialogMessages } from './factorDialog.messages.ts'
import { useFactorErrors } from './useFactorErrors.ts'

interface ConfirmByPasswordProps {
  /** Why the password is needed. */
  lead: string
  submitLabel: string
  isCritical: boolean
  isPending: boolean
  /** Why the last try failed. */
  error: Error | null
  onCancel: () => void
  onSubmit: (password: string) => void
}

/** Asks for the password: someone else may be at an open page. */
export function ConfirmByPassword({
  lead,
  submitLabel,
  isCritical,
  isPending,
  error,
  onCancel,
  onSubmit,
}: ConfirmByPasswordProps) {
  const messages = useMessages(factorDialogMessages)
  const field = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [isMissing, setMissing] = useState(false)
  const errors = useFactorErrors(error, 'password')
  const wrong = errors.fields
  useEffect(() => {
    if (wrong) field.current?.focus()
  }, [wrong])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    setMissing(!password)
    if (password) onSubmit(password)
    else field.current?.focus()
  }
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack gap={5}>
        <Text>{lead}</Text>
        {errors.form && !isMissing && (
          <Alert tone="critical" role="alert">
            {errors.form}
          </Alert>
        )}
        <PasswordField
          ref={field}
          label={messages.password}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={isMissing ? messages.passwordMissing : wrong?.password}
          isRequired
        />
        <Inline gap={3} justify="end">
          <Button variant="outline" onPress={onCancel} isDisabled={isPending}>
            {messages.cancel}
          </Button>
          <Button type="submit" tone={isCritical ? 'critical' : 'accent'} isPending={isPending}>
            {submitLabel}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}
