import { Button } from '@rampart/ui/Button'
import { LabDurationDialog } from '@rampart/ui/LabDurationDialog'
import { useState } from 'react'

export function Example() {
  const [isOpen, setOpen] = useState(false)
  const [isPending, setPending] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Launch lab</Button>
      <LabDurationDialog
        purpose="launch"
        labTitle="Forge a JSON Web Token"
        options={[
          { minutes: 30, label: '30 minutes', price: '1 credit', balanceAfter: '19 credits left' },
          { minutes: 60, label: '1 hour', price: '2 credits', balanceAfter: '18 credits left' },
        ]}
        defaultMinutes={60}
        balance="20 credits"
        isOpen={isOpen}
        isPending={isPending}
        onOpenChange={setOpen}
        onSubmit={() => setPending(true)}
      />
    </>
  )
}
