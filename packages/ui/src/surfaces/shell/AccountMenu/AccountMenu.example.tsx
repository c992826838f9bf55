import { AccountMenu } from '@rampart/ui/AccountMenu'
import { Button } from '@rampart/ui/Button'
import { useRef, useState } from 'react'

const links = {
  myLearning: '/my-learning',
  labSessions: '/lab-sessions',
  profile: '/profile',
  credentials: '/my-learning/credentials',
}

export function Example() {
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        ref={trigger}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
      >
        Dana Learner
      </Button>
      <AccountMenu
        name="Dana Learner"
        links={links}
        triggerRef={trigger}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onLogOut={() => location.assign('/')}
      />
    </>
  )
}
