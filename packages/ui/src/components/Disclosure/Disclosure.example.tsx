import { Disclosure } from '@rampart/ui/Disclosure'
import { Text } from '@rampart/ui/Text'

export function Example() {
  return (
    <Disclosure title="Module 1: Identity" note="4 lessons">
      <Text>Roles, sessions and what they may do.</Text>
    </Disclosure>
  )
}
