import { Button } from '@rampart/ui/Button'
import { InviteCodeDialog } from '@rampart/ui/InviteCodeDialog'
import { useState } from 'react'

export function Example() {
  const [isOpen, setOpen] = useState(false)
  const [error, setError] = useState<string>()
  return (
    <>
      <Button onPress={() => setOpen(true)}>Access Course</Button>
      <InviteCodeDialog
        courseTitle="Zero Trust Foundations"
        isOpen={isOpen}
        onOpenChange={setOpen}
        error={error}
        onCodeChange={() => setError(undefined)}
        onSubmit={(code) => setError(`“${code}” is not known.`)}
      />
    </>
  )
}
