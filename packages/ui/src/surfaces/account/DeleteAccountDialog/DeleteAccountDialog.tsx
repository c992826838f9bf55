import type { SubmitEvent } from 'react'
import { useRef, useState } from 'react'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx'
import { Dialog } from '../../../components/Dialog/Dialog.tsx'
import { useFocusFirstError } from '../../../components/FormField/useFocusFirstError.ts'
import { Inline } from '../../../components/Inline/Inline.tsx'
import { useMessages } from '#language'
import { PasswordField } from '../../../components/PasswordField/PasswordField.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { deleteAccountDialogMessages } from './DeleteAccountDialog.messages.ts'

export interface DeleteAccountDialogProps extends RootProps {
  isOpen: boolean
  /** The account is being deleted: the dialog cannot be sent again or closed. @default false */
  isPending?: boolean
  /** What is wrong with fields. A new object moves the focus to the password. */
  errors?: { password?: string }
  /** Why it failed for another reason; the dialog stays open. */
  error?: string
  /** Called with `false` by Cancel, the cross and Escape. */
  onOpenChange: (isOpen: boolean) => void
  onSubmit: (answer: { password: string; deleteCredentials: boolean }) => void
}

/**
 * Asks for the password before an account is deleted, and whether its certificates and badges are
 * deleted too. May be loaded when first needed.
 */
export function DeleteAccountDialog({
  isOpen,
  isPending = false,
  errors,
  error,
  onOpenChange,
  onSubmit,
  ...root
}: DeleteAccountDialogProps) {
  const messages = useMessages(deleteAccountDialogMessages)
  const form = useRef<HTMLFormElement>(null)
  const [password, setPassword] = useState('')
  const [deleteCredentials, setDeleteCredentials] = useState(false)
  useFocusFirstError(form, errors)
  const change = (isNowOpen: boolean) => {
    if (!isPending) onOpenChange(isNowOpen)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isPending) onSubmit({ password, deleteCredentials })
  }
  return (
    <Dialog
      {...rootPropsOf(root)}
      title={messages.title}
      size="medium"
      isOpen={isOpen}
      onOpenChange={change}
      isDismissable={false}
    >
      <form ref={form} method="post" noValidate onSubmit={submit}>
        <Stack gap={5}>
          <Text>
            {messages.consequence} <strong>{messages.noWayBack}</strong>
          </Text>
          {error && (
            <Alert tone="critical" role="alert">
              {error}
            </Alert>
          )}
          <PasswordField
            label={messages.password}
            name="password"
            autoComplete="current-password"
            hint={messages.passwordHint}
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
            description={messages.keptCredentials}
          >
            {messages.deleteCredentials}
          </Checkbox>
          <Inline gap={3} justify="end">
            <Button variant="outline" onPress={() => change(false)} isDisabled={isPending}>
              {messages.cancel}
            </Button>
            <Button tone="critical" type="submit" isPending={isPending}>
              {messages.submit}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Dialog>
  )
}
