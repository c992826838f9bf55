import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import type { RootProps } from '../../rootProps.ts'
import { Button } from '../Button/Button.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Dialog } from './Dialog.tsx'

export interface FormDialogProps extends RootProps {
  title: string
  /** The fields, with what is said about them. */
  children: ReactNode
  /** Label of the button that closes it. */
  cancel: string
  /** Label of the button that sends it. */
  submit: string
  isOpen: boolean
  /** It is being sent: it cannot be sent again or closed. */
  isPending: boolean
  /** Whether all that is needed was typed. */
  isWhole: boolean
  onOpenChange: (isOpen: boolean) => void
  onSubmit: () => void
}

/** A dialog of a few fields that are sent together. */
export function FormDialog({
  children,
  cancel,
  submit,
  isPending,
  isWhole,
  onOpenChange,
  onSubmit,
  ...dialog
}: FormDialogProps) {
  const form = useRef<HTMLFormElement>(null)
  const wasPending = useRef(isPending)
  useEffect(() => {
    // It was sent and refused: the field to correct takes the focus, and its error is read out.
    if (wasPending.current && !isPending)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    wasPending.current = isPending
  }, [isPending])
  const change = (isNowOpen: boolean) => {
    if (!isPending) onOpenChange(isNowOpen)
  }
  return (
    <Dialog {...dialog} size="medium" onOpenChange={change} isDismissable={!isPending}>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isWhole && !isPending) onSubmit()
        }}
      >
        <Stack gap={5}>
          {children}
          <Inline gap={3} justify="end">
            <Button variant="plain" onPress={() => change(false)} isDisabled={isPending}>
              {cancel}
            </Button>
            <Button type="submit" isDisabled={!isWhole} isPending={isPending}>
              {submit}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Dialog>
  )
}
