import { Button } from '@rampart/ui/Button'
import { QuizResultDialog } from '@rampart/ui/QuizResultDialog'
import { useState } from 'react'

export function Example() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Submit quiz</Button>
      {isOpen && (
        <QuizResultDialog isPassed score={90} onClose={close} onContinue={close} onRetry={close} />
      )}
    </>
  )
}
