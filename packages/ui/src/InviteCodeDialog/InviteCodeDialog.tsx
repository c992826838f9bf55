import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { TextField } from '../TextField/TextField.tsx'

export interface InviteCodeDialogProps {
  /** Title of the course that asks for a code. */
  courseTitle: string
  isOpen: boolean
  /** The code is being checked: Submit is disabled. @default false */
  isPending?: boolean
  /** Why the code was refused, in the server's words. What was typed stays. */
  error?: string
  /** Called when the code is edited, to take an error away. */
  onCodeChange?: () => void
  /** Called by Cancel, the cross, Escape and a press outside. */
  onClose: () => void
  /** Gets the code without spaces around it. */
  onSubmit: (code: string) => void
}

/** Asks for the invite code of a course; at most 560 px wide. May be loaded when first needed. */
export function InviteCodeDialog({ courseTitle, isOpen, isPending = false, error, onCodeChange, onClose, onSubmit }: InviteCodeDialogProps) {
  const [code, setCode] = useState('')
  const trimmed = code.trim()
  return (
    <Dialog title="Enter Invite Code" size="medium" isOpen={isOpen} onOpenChange={(open) => !open && onClose()}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (trimmed && !isPending) onSubmit(trimmed)
        }}
      >
        <Stack gap={5}>
          <Text tone="muted">{courseTitle} is open to invited learners. The code is in your invitation.</Text>
          <TextField
            label="Invite code"
            name="accessCode"
            value={code}
            onChange={(next) => {
              setCode(next)
              onCodeChange?.()
            }}
            error={error}
            family="mono"
            autoComplete="off"
            maxLength={64}
            autoFocus
          />
          <Inline gap={3} justify="end">
            <Button variant="plain" onPress={onClose}>
              Cancel
            </Button>
            <Button type="submit" isDisabled={!trimmed || isPending}>
              Submit
            </Button>
          </Inline>
        </Stack>
      </form>
    </Dialog>
  )
}
