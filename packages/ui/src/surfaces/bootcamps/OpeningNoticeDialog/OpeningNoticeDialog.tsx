import { useEffect, useId, useRef } from 'react'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { Dialog } from '../../../components/Dialog/Dialog.tsx'
import { Inline } from '../../../components/Inline/Inline.tsx'
import { useMessages } from '#language'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { TextField } from '../../../components/TextField/TextField.tsx'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { address } from '../TaskAccessDialog/TaskAccessDialog.css.ts'
import { openingNoticeDialogMessages } from './OpeningNoticeDialog.messages.tsx'

export interface OpeningNoticeDialogProps extends RootProps {
  /** Title of the bootcamp that is not open yet. */
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
  /** Called with `false` by Cancel, Close, the cross, Escape and a press outside. */
  onOpenChange: (isOpen: boolean) => void
  onSubmit: () => void
}

/** Asks for an address that is told when a bootcamp opens, and says that it has to be confirmed. May be loaded when first needed. */
export function OpeningNoticeDialog({
  isOpen,
  isPending = false,
  sentTo,
  onOpenChange,
  ...form
}: OpeningNoticeDialogProps) {
  const messages = useMessages(openingNoticeDialogMessages)
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
        <AddressForm {...form} isPending={isPending} onClose={close} />
      ) : (
        <Sent address={sentTo} onClose={close} />
      )}
    </Dialog>
  )
}

interface AddressFormProps extends Omit<
  OpeningNoticeDialogProps,
  'isOpen' | 'sentTo' | 'onOpenChange'
> {
  onClose: () => void
}

function AddressForm({
  bootcampTitle,
  email,
  onEmailChange,
  isPending,
  emailError,
  failure,
  onClose,
  onSubmit,
}: AddressFormProps) {
  const messages = useMessages(openingNoticeDialogMessages)
  const field = useRef<HTMLInputElement>(null)
  const problem = emailError ?? failure
  // What has to be mended is here.
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
        <Text tone="muted">{messages.help(bootcampTitle)}</Text>
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
          maxLength={254}
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

function Sent({ address: sentTo, onClose }: { address: string; onClose: () => void }) {
  const messages = useMessages(openingNoticeDialogMessages)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  // The form with its focus is gone: the next thing to do takes it, and its description is read out.
  useEffect(() => button.current?.focus(), [])
  return (
    <Stack gap={5}>
      <div id={id}>
        <Alert tone="info">{messages.sentTo(<strong className={address}>{sentTo}</strong>)}</Alert>
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
