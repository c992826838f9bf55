import { Card } from '@rampart/ui/Card'
import { Heading } from '@rampart/ui/Heading'
import { Text } from '@rampart/ui/Text'

export function Example() {
  return (
    <Card as="section" aria-label="Zero Trust Foundations">
      <Heading level={2} size={20}>
        Zero Trust Foundations
      </Heading>
      <Text>Six lessons and a quiz.</Text>
    </Card>
  )
}
