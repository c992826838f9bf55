import { Button } from '@rampart/ui/Button'
import { lazyOverlay } from '@rampart/ui/LazyOverlay'
import { useState } from 'react'

const ConfirmDialog = lazyOverlay(
  async () => (await import('@rampart/ui/ConfirmDialog')).ConfirmDialog,
)

/** The dialog's code comes with the first press. */
export function Example() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>End lab</Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        onConfirm={() => setOpen(false)}
        title="End this lab?"
        confirmLabel="End lab"
        pendingLabel="Ending..."
      >
        What is not saved elsewhere is lost.
      </ConfirmDialog>
    </>
  )
}
