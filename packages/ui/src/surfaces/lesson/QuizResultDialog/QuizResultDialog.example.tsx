import { Button } from '@rampart/ui/Button'
import { QuizResultDialog } from '@rampart/ui/QuizResultDialog'
import { useState } from 'react'

export function Example() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Submit quiz</Button>
      <QuizResultDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        isPassed
        score={90}
        onContinue={close}
        onRetry={close}
      />
    </>
  )
}
