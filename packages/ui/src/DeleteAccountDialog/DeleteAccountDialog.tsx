import type { SubmitEvent } from 'react'
import { useRef, useState } from 'react'
import { Alert } from '../Alert/Alert.tsx'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { useFocusFirstError } from '../FormField/useFocusFirstError.ts'
import { Inline } from '../Inline/Inline.tsx'
import { PasswordField } from '../PasswordField/PasswordField.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'

export interface DeleteAccountDialogProps {
  isOpen: boolean
  /** It is being deleted: the dialog can be neither sent again nor left. @default false */
  isPending?: boolean
  /** What is wrong with fields. Another object takes focus to the password. */
  errors?: { password?: string }
  /** Why it failed otherwise; the dialog stays. */
  error?: string
  /** Called by Cancel, the cross and Escape. */
  onClose: () => void
  onSubmit: (answer: { password: string; deleteCredentials: boolean }) => void
}

/** Asks for the password before an account is deleted, and whether what it has earned goes too. May be loaded when first needed. */
export function DeleteAccountDialog({ isOpen, isPending = false, errors, error, onClose, onSubmit }: DeleteAccountDialogProps) {
  const form = useRef<HTMLFormElement>(null)
  const [password, setPassword] = useState('')
  const [deleteCredentials, setDeleteCredentials] = useState(false)
  useFocusFirstError(form, errors)
  const close = () => {
    if (!isPending) onClose()
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isPending) onSubmit({ password, deleteCredentials })
  }
  return (
    <Dialog title="Delete my account" size="medium" isOpen={isOpen} onOpenChange={(open) => !open && close()} isDismissable={false}>
      <form ref={form} method="post" noValidate onSubmit={submit}>
        <Stack gap={5}>
          <Text>
            Your profile, courses, progress, labs and credits go for good; labs that run end now. <strong>This cannot be undone.</strong>
          </Text>
          {error && (
            <Alert tone="critical" role="alert">
              {error}
            </Alert>
          )}
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            hint="To be sure that it is you."
            value={password}
            onChange={setPassword}
            error={errors?.password}
            isRequired
          />
          <Checkbox
            name="deleteCredentials"
            isSelected={deleteCredentials}
            onChange={setDeleteCredentials}
            isDisabled={isPending}
            description="If not, they stay as they were issued, with your name, and anyone can still verify them: links in your CV keep working."
          >
            Also delete my certificates and badges
          </Checkbox>
          <Inline gap={3} justify="end">
            <Button variant="outline" onPress={close} isDisabled={isPending}>
              Keep It
            </Button>
            <Button tone="critical" type="submit" isPending={isPending}>
              Delete My Account
            </Button>
          </Inline>
        </Stack>
      </form>
    </Dialog>
  )
}
