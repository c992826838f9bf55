import { Heading } from '@rampart/ui/Heading'

export function Example() {
  return <Heading level={2}>What you will learn</Heading>
}
