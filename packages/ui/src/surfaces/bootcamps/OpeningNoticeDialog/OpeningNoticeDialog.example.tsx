import { Button } from '@rampart/ui/Button'
import { OpeningNoticeDialog } from '@rampart/ui/OpeningNoticeDialog'
import { useState } from 'react'

export function Example() {
  const [isOpen, setOpen] = useState(false)
  const [email, setEmail] = useState('')
  const [sentTo, setSentTo] = useState<string>()
  return (
    <>
      <Button onPress={() => setOpen(true)}>Tell Me When It Opens</Button>
      <OpeningNoticeDialog
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
