import { useState } from 'react'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { FormDialog } from '../../../components/Dialog/FormDialog.tsx'
import { useMessages } from '#language'
import { Text } from '../../../components/Text/Text.tsx'
import { TextArea } from '../../../components/TextArea/TextArea.tsx'
import { TextField } from '../../../components/TextField/TextField.tsx'
import { maxNameLength } from '../../../fieldLimits.ts'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { nameCorrectionDialogMessages } from './NameCorrectionDialog.messages.ts'

/** What was typed, without spaces around it. */
export interface NameCorrection {
  readonly firstName: string
  readonly lastName: string
  /** May be empty. */
  readonly note: string
}

export interface NameCorrectionDialogProps extends RootProps {
  /** The initial values of the fields. */
  firstName: string
  lastName: string
  isOpen: boolean
  /**
   * The request is being sent: nothing can be changed, and the dialog cannot be closed.
   * @default false
   */
  isPending?: boolean
  /** Why it was refused; the dialog stays open, with what was typed. */
  error?: string | undefined
  /** The longest note, in characters. @default 500 */
  maxNote?: number
  /** Called with `false` by Cancel, the cross, Escape and a press outside. */
  onOpenChange: (isOpen: boolean) => void
  onSubmit: (correction: NameCorrection) => void
}

/**
 * Asks for the correct form of a name on a certificate or badge. May be loaded when first needed.
 */
export function NameCorrectionDialog({
  firstName,
  lastName,
  isOpen,
  isPending = false,
  error,
  maxNote = 500,
  onOpenChange,
  onSubmit,
  ...root
}: NameCorrectionDialogProps) {
  const messages = useMessages(nameCorrectionDialogMessages)
  const [typed, setTyped] = useState({ firstName, lastName, note: '' })
  const correction = {
    firstName: typed.firstName.trim(),
    lastName: typed.lastName.trim(),
    note: typed.note.trim(),
  }
  const isWhole = correction.firstName !== '' && correction.lastName !== ''
  return (
    <FormDialog
      {...rootPropsOf(root)}
      title={messages.title}
      cancel={messages.cancel}
      submit={messages.submit}
      isOpen={isOpen}
      isPending={isPending}
      isWhole={isWhole}
      onOpenChange={onOpenChange}
      onSubmit={() => onSubmit(correction)}
    >
      <Text tone="muted">{messages.lead}</Text>
      <TextField
        label={messages.firstName}
        name="firstName"
        value={typed.firstName}
        onChange={(next) => setTyped({ ...typed, firstName: next })}
        isReadOnly={isPending}
        autoComplete="given-name"
        maxLength={maxNameLength}
        autoFocus
      />
      <TextField
        label={messages.lastName}
        name="lastName"
        value={typed.lastName}
        onChange={(next) => setTyped({ ...typed, lastName: next })}
        isReadOnly={isPending}
        autoComplete="family-name"
        maxLength={maxNameLength}
      />
      <TextArea
        label={messages.note}
        name="note"
        value={typed.note}
        onChange={(next) => setTyped({ ...typed, note: next })}
        isDisabled={isPending}
        maxLength={maxNote}
      />
      {error !== undefined && (
        <Alert tone="critical" role="alert">
          {error}
        </Alert>
      )}
    </FormDialog>
  )
}
