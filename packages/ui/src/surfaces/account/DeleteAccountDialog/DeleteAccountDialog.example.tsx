import { Button } from '@rampart/ui/Button'
import { DeleteAccountDialog } from '@rampart/ui/DeleteAccountDialog'
import { useState } from 'react'

export function Example() {
  const [isOpen, setOpen] = useState(false)
  const [isPending, setPending] = useState(false)
  return (
    <>
      <Button tone="critical" variant="outline" onPress={() => setOpen(true)}>
        Delete account
      </Button>
      <DeleteAccountDialog
        isOpen={isOpen}
        isPending={isPending}
        onOpenChange={setOpen}
        onSubmit={() => setPending(true)}
      />
    </>
  )
}
