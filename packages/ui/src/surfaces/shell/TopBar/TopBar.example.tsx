import { TopBar } from '@rampart/ui/TopBar'

const accountLinks = {
  myLearning: '/my-learning',
  labSessions: '/lab-sessions',
  profile: '/profile',
  credentials: '/my-learning/credentials',
}

export function Example() {
  return (
    <TopBar
      brand="Rampart"
      links={[
        { label: 'Explore', href: '/explore' },
        { label: 'Bootcamps', href: '/bootcamps' },
      ]}
      currentPath="/explore"
      session="signed-in"
      accountName="Dana Learner"
      accountLinks={accountLinks}
      signInHref="/signin"
      onLogOut={() => location.assign('/')}
    />
  )
}
