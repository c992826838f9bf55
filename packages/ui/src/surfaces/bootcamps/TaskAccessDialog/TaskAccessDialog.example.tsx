import { Button } from '@rampart/ui/Button'
import { TaskAccessDialog } from '@rampart/ui/TaskAccessDialog'
import { useState } from 'react'

export function Example() {
  const [isOpen, setOpen] = useState(false)
  const [email, setEmail] = useState('')
  const [sentTo, setSentTo] = useState<string>()
  return (
    <>
      <Button onPress={() => setOpen(true)}>Submit Tasks</Button>
      <TaskAccessDialog
        bootcampTitle="AWS Cloud Bootcamp"
        isOpen={isOpen}
        onOpenChange={setOpen}
        email={email}
        onEmailChange={setEmail}
        sentTo={sentTo}
        onSubmit={() => setSentTo(email)}
      />
    </>
  )
}
