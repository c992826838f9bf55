import type { ReactNode } from 'react'
import { useEffect, useId, useRef } from 'react'
import { Alert } from '../../components/Alert/Alert.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { Inline } from '../../components/Inline/Inline.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { maxEmailLength } from '../../fieldLimits.ts'
import { rootPropsOf } from '../../rootProps.ts'
import { address } from './LinkDialog.css.ts'
import type { TaskAccessDialogProps } from './TaskAccessDialog/TaskAccessDialog.tsx'

interface LinkDialogMessages {
  title: string
  sentTitle: string
  email: string
  cancel: string
  send: string
  sending: string
  sentTo: (address: ReactNode) => ReactNode
  sentHelp: string
  close: string
}

/** The props of both dialogs that are made of it. */
interface Props extends Omit<TaskAccessDialogProps, 'bootcampTitle'> {
  messages: LinkDialogMessages
  /** What is sent, in a sentence. */
  help: string
  sentTone: 'info' | 'success'
}

/** Takes an address, and says that a link was sent to it. */
export function LinkDialog({
  messages,
  isOpen,
  isPending = false,
  sentTo,
  sentTone,
  onOpenChange,
  ...form
}: Props) {
  const change = (isNowOpen: boolean) => {
    if (!isPending) onOpenChange(isNowOpen)
  }
  const close = () => change(false)
  return (
    <Dialog
      {...rootPropsOf(form)}
      title={sentTo === undefined ? messages.title : messages.sentTitle}
      isOpen={isOpen}
      onOpenChange={change}
      isDismissable={!isPending}
      hasCloseButton={sentTo === undefined}
    >
      {sentTo === undefined ? (
        <AddressForm {...form} messages={messages} isPending={isPending} onClose={close} />
      ) : (
        <Sent messages={messages} tone={sentTone} address={sentTo} onClose={close} />
      )}
    </Dialog>
  )
}

interface AddressFormProps extends Omit<Props, 'isOpen' | 'sentTo' | 'sentTone' | 'onOpenChange'> {
  onClose: () => void
}

function AddressForm({
  messages,
  help,
  email,
  onEmailChange,
  isPending,
  emailError,
  failure,
  onClose,
  onSubmit,
}: AddressFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const problem = emailError ?? failure
  // Moves the focus here, where the error has to be fixed.
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
        <Text tone="muted">{help}</Text>
        {failure && (
          <Alert tone="critical" role="alert">
            {failure}
          </Alert>
        )}
        <TextField
          ref={field}
          label={messages.email}
          name="email"
          type="email"
          autoComplete="email"
          value={email}
          onChange={onEmailChange}
          error={emailError}
          isReadOnly={isPending}
          maxLength={maxEmailLength}
          autoFocus
        />
        <Inline gap={3} justify="end">
          <Button variant="plain" onPress={onClose} isDisabled={isPending}>
            {messages.cancel}
          </Button>
          <Button type="submit" isPending={isPending} pendingLabel={messages.sending}>
            {messages.send}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}

interface SentProps {
  messages: LinkDialogMessages
  tone: Props['sentTone']
  address: string
  onClose: () => void
}

function Sent({ messages, tone, address: sentTo, onClose }: SentProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  // The form that had the focus is gone: the next button takes it, and its description is read out.
  useEffect(() => button.current?.focus(), [])
  return (
    <Stack gap={5}>
      <div id={id}>
        <Alert tone={tone}>{messages.sentTo(<strong className={address}>{sentTo}</strong>)}</Alert>
      </div>
      <Text tone="muted">{messages.sentHelp}</Text>
      <Inline justify="end">
        <Button ref={button} onPress={onClose} aria-describedby={id}>
          {messages.close}
        </Button>
      </Inline>
    </Stack>
  )
}
