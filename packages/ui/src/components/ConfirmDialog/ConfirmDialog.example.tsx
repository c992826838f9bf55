import { Button } from '@rampart/ui/Button'
import { ConfirmDialog } from '@rampart/ui/ConfirmDialog'
import { useState } from 'react'

export function Example() {
  const [isOpen, setOpen] = useState(false)
  const [isPending, setPending] = useState(false)
  return (
    <>
      <Button tone="critical" variant="outline" onPress={() => setOpen(true)}>
        End lab
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="End this lab?"
        confirmLabel="End lab"
        pendingLabel="Ending..."
        tone="critical"
        isPending={isPending}
        onConfirm={() => setPending(true)}
      >
        What is not saved elsewhere is lost.
      </ConfirmDialog>
    </>
  )
}
