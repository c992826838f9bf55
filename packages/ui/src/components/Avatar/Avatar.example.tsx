import { Avatar } from '@rampart/ui/Avatar'

export function Example() {
  return <Avatar name="Dana Learner" src="/people/dana.webp" label="Dana Learner" />
}
