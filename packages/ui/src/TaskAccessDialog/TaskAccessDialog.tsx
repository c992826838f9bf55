import { useEffect, useId, useRef } from 'react'
import { Alert } from '../Alert/Alert.tsx'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { address } from './TaskAccessDialog.css.ts'

export interface TaskAccessDialogProps {
  /** Title of the bootcamp whose tasks are handed in. */
  bootcampTitle: string
  isOpen: boolean
  /** What is typed, held by the caller: it stays after a failure. */
  email: string
  onEmailChange: (email: string) => void
  /** The request is under way: nothing can be sent again or left. @default false */
  isPending?: boolean
  /** What is wrong with the address. */
  emailError?: string
  /** Why the request failed. */
  failure?: string
  /** The address that a link was sent to; the dialog then says so. */
  sentTo?: string
  /** Called by Cancel, Close, the cross, Escape and a press outside. */
  onClose: () => void
  onSubmit: () => void
}

/** Asks a participant for the address of the registration, and says that a link is on its way. May be loaded when first needed. */
export function TaskAccessDialog({ isOpen, isPending = false, sentTo, onClose, ...form }: TaskAccessDialogProps) {
  const close = () => {
    if (!isPending) onClose()
  }
  return (
    <Dialog
      title={sentTo === undefined ? 'Task Submission' : 'Access Link Sent!'}
      isOpen={isOpen}
      onOpenChange={(open) => !open && close()}
      isDismissable={!isPending}
      hasCloseButton={sentTo === undefined}
    >
      {sentTo === undefined ? <RequestForm {...form} isPending={isPending} onClose={close} /> : <Sent address={sentTo} onClose={close} />}
    </Dialog>
  )
}

type RequestFormProps = Omit<TaskAccessDialogProps, 'isOpen' | 'sentTo'>

function RequestForm({ bootcampTitle, email, onEmailChange, isPending, emailError, failure, onClose, onSubmit }: RequestFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const problem = emailError ?? failure
  // The pressed button was disabled meanwhile and has lost focus; what has to be mended is here.
  useEffect(() => {
    if (problem) field.current?.focus()
  }, [problem])
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) onSubmit()
      }}
    >
      <Stack gap={5}>
        <Text tone="muted">Participants of {bootcampTitle} need no account: enter the address you registered with, and we send you a link to your tasks.</Text>
        {failure && (
          <Alert tone="critical" role="alert">
            {failure}
          </Alert>
        )}
        <TextField
          ref={field}
          label="Registration email"
          name="email"
          type="email"
          autoComplete="email"
          value={email}
          onChange={onEmailChange}
          error={emailError}
          isReadOnly={isPending}
          maxLength={254}
          autoFocus
        />
        <Inline gap={3} justify="end">
          <Button variant="plain" onPress={onClose} isDisabled={isPending}>
            Cancel
          </Button>
          <Button type="submit" isDisabled={isPending}>
            {isPending ? 'Sending...' : 'Send Access Link'}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}

function Sent({ address: sentTo, onClose }: { address: string; onClose: () => void }) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  // The form with its focus is gone: the next thing to do takes it, and its description is read out.
  useEffect(() => button.current?.focus(), [])
  return (
    <Stack gap={5}>
      <div id={id}>
        <Alert tone="success">
          An access link was sent to <strong className={address}>{sentTo}</strong>.
        </Alert>
      </div>
      <Text tone="muted">
        It works for 72 hours, as often as you like. Nothing there in a few minutes? Look among unwanted mail, and check that this is the address you registered
        with.
      </Text>
      <Inline justify="end">
        <Button ref={button} onPress={onClose} aria-describedby={id}>
          Close
        </Button>
      </Inline>
    </Stack>
  )
}
