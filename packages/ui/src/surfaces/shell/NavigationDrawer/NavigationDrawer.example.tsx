import { IconButton } from '@rampart/ui/IconButton'
import { NavigationDrawer } from '@rampart/ui/NavigationDrawer'
import { Menu } from 'lucide-react'
import { useState } from 'react'

const accountLinks = {
  myLearning: '/my-learning',
  labSessions: '/lab-sessions',
  profile: '/profile',
  credentials: '/my-learning/credentials',
}

export function Example() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton label="Open menu" onPress={() => setOpen(true)}>
        <Menu />
      </IconButton>
      <NavigationDrawer
        isOpen={isOpen}
        onOpenChange={setOpen}
        isSignedIn
        accountName="Dana Learner"
        accountLinks={accountLinks}
        links={[{ label: 'Explore', href: '/explore' }]}
        signInHref="/signin"
        onLogOut={() => location.assign('/')}
      />
    </>
  )
}
