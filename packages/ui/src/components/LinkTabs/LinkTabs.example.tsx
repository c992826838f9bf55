import { LinkTabs } from '@rampart/ui/LinkTabs'

export function Example() {
  return (
    <LinkTabs
      label="My Learning"
      tabs={[
        { href: '/my-learning', label: 'Ongoing' },
        { href: '/my-learning/completed', label: 'Completed' },
      ]}
      currentHref="/my-learning"
    />
  )
}
