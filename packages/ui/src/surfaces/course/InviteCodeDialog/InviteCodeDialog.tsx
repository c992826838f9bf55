import { useState } from 'react'
import { FormDialog } from '../../../components/Dialog/FormDialog.tsx'
import { useMessages } from '#language'
import { Text } from '../../../components/Text/Text.tsx'
import { TextField } from '../../../components/TextField/TextField.tsx'
import { maxAccessCodeLength } from '../../../fieldLimits.ts'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { inviteCodeDialogMessages } from './InviteCodeDialog.messages.ts'

export interface InviteCodeDialogProps extends RootProps {
  /** Title of the course that asks for a code. */
  courseTitle: string
  isOpen: boolean
  /**
   * The code is being checked: it cannot be changed or sent again, and the dialog cannot be closed,
   * because the learner may be let in at any moment.
   * @default false
   */
  isPending?: boolean
  /** Why the code was refused, in the server's words. What was typed stays. */
  error?: string
  /** Called when the code is edited: remove the error. */
  onCodeChange?: () => void
  /** Called with `false` by Cancel, the cross, Escape and a press outside. */
  onOpenChange: (isOpen: boolean) => void
  /** Gets the code without spaces around it. */
  onSubmit: (code: string) => void
}

/** Asks for the invite code of a course; at most 560 px wide. May be loaded when first needed. */
export function InviteCodeDialog({
  courseTitle,
  isOpen,
  isPending = false,
  error,
  onCodeChange,
  onOpenChange,
  onSubmit,
  ...root
}: InviteCodeDialogProps) {
  const messages = useMessages(inviteCodeDialogMessages)
  const [code, setCode] = useState('')
  const trimmed = code.trim()
  return (
    <FormDialog
      {...rootPropsOf(root)}
      title={messages.title}
      cancel={messages.cancel}
      submit={messages.submit}
      isOpen={isOpen}
      isPending={isPending}
      isWhole={trimmed !== ''}
      onOpenChange={onOpenChange}
      onSubmit={() => onSubmit(trimmed)}
    >
      <Text tone="muted">{messages.lead(courseTitle)}</Text>
      <TextField
        label={messages.code}
        name="accessCode"
        value={code}
        onChange={(next) => {
          setCode(next)
          onCodeChange?.()
        }}
        error={error}
        isReadOnly={isPending}
        family="mono"
        autoComplete="off"
        maxLength={maxAccessCodeLength}
        autoFocus
      />
    </FormDialog>
  )
}
