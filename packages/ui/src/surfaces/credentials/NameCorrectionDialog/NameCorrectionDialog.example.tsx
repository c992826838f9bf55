import { Button } from '@rampart/ui/Button'
import { NameCorrectionDialog } from '@rampart/ui/NameCorrectionDialog'
import { useState } from 'react'

export function Example() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Correct my name</Button>
      {isOpen && (
        <NameCorrectionDialog
          firstName="Dana"
          lastName="Learner"
          isOpen
          onOpenChange={setOpen}
          onSubmit={() => setOpen(false)}
        />
      )}
    </>
  )
}
