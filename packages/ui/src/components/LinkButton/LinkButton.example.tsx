import { LinkButton } from '@rampart/ui/LinkButton'

export function Example() {
  return <LinkButton href="/courses/zero-trust-foundations">Continue learning</LinkButton>
}
