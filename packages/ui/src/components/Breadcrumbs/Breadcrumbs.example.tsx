import { Breadcrumbs } from '@rampart/ui/Breadcrumbs'

export function Example() {
  return (
    <Breadcrumbs
      parents={[
        { label: 'Courses', href: '/explore' },
        { label: 'Zero Trust Foundations', href: '/course/zero-trust' },
      ]}
      current="Identity as the new edge"
    />
  )
}
