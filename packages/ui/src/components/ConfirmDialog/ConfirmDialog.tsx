import type { ReactNode } from 'react'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import { Alert } from '../Alert/Alert.tsx'
import { Button } from '../Button/Button.tsx'
import type { ButtonProps } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { useMessages } from '#language'
import { Stack } from '../Stack/Stack.tsx'
import { confirmDialogMessages } from './ConfirmDialog.messages.ts'

export interface ConfirmDialogProps extends RootProps {
  /** The question as a title: what is about to happen. */
  title: string
  /** What it means, above all what cannot be undone; read out with the title. */
  children: ReactNode
  /** Verb and object, such as 'End Lab Session'. */
  confirmLabel: string
  /** Replaces `confirmLabel` while the work is under way, such as 'Ending...'. */
  pendingLabel: string
  /** @default 'Cancel' */
  cancelLabel?: string
  /** `critical` if something is lost. @default 'accent' */
  tone?: ButtonProps['tone']
  isOpen: boolean
  /** The work is under way: the dialog cannot be confirmed again or closed. @default false */
  isPending?: boolean
  /** Why it failed; the dialog stays open for another try. */
  error?: string
  /** Called by the button with `confirmLabel`. */
  onConfirm: () => void
  /** Called with `false` by Cancel and Escape. */
  onOpenChange: (isOpen: boolean) => void
}

/**
 * Asks before something that cannot be undone. May be loaded when first needed. For a question with
 * fields use `Dialog`.
 */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  pendingLabel,
  cancelLabel,
  tone,
  isOpen,
  isPending = false,
  error,
  onConfirm,
  onOpenChange,
  ...root
}: ConfirmDialogProps) {
  const messages = useMessages(confirmDialogMessages)
  const change = (isNowOpen: boolean) => {
    if (!isPending) onOpenChange(isNowOpen)
  }
  return (
    <Dialog
      {...rootPropsOf(root)}
      role="alertdialog"
      title={title}
      isOpen={isOpen}
      onOpenChange={change}
      hasCloseButton={false}
      actions={
        <>
          <Button variant="outline" onPress={() => change(false)} isDisabled={isPending}>
            {cancelLabel ?? messages.cancel}
          </Button>
          <Button tone={tone} onPress={onConfirm} isPending={isPending} pendingLabel={pendingLabel}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {children}
        {error && (
          <Alert tone="critical" role="alert">
            {error}
          </Alert>
        )}
      </Stack>
    </Dialog>
  )
}
