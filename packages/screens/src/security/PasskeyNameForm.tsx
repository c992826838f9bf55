import { maxPasskeyName } from '@rampart/contract/entities/passkey'
import { Alert } from '@rampart/ui/Alert'
import { Button } from '@rampart/ui/Button'
import { Inline } from '@rampart/ui/Inline'
import { useMessages } from '@rampart/ui/Language'
import { Stack } from '@rampart/ui/Stack'
import { TextField } from '@rampart/ui/TextField'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { factorDialogMessages } from './factorDialog.messages.ts'
import { passkeyDialogMessages } from './passkeyDialog.messages.ts'
import { useFactorErrors } from './useFactorErrors.ts'

interface PasskeyNameFormProps {
  /** Its current name. */
  name: string
  isPending: boolean
  /** Why the last try failed. */
  error: Error | null
  onCancel: () => void
  onSubmit: (name: string) => void
}

/** Asks for the name of a passkey. */
export function PasskeyNameForm({
  name: known,
  isPending,
  error,
  onCancel,
  onSubmit,
}: PasskeyNameFormProps) {
  const messages = useMessages(passkeyDialogMessages)
  const { cancel } = useMessages(factorDialogMessages)
  const [name, setName] = useState(known)
  const errors = useFactorErrors(error, 'name')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isPending) onSubmit(name)
  }
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack gap={5}>
        {errors.form && (
          <Alert tone="critical" role="alert">
            {errors.form}
          </Alert>
        )}
        <TextField
          label={messages.name}
          hint={messages.nameHint}
          name="name"
          autoComplete="off"
          maxLength={maxPasskeyName}
          value={name}
          onChange={setName}
          error={errors.fields?.name}
          isRequired
        />
        <Inline gap={3} justify="end">
          <Button variant="outline" onPress={onCancel} isDisabled={isPending}>
            {cancel}
          </Button>
          <Button type="submit" isPending={isPending}>
            {messages.save}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}
