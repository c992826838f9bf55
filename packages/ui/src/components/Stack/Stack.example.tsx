import { Heading } from '@rampart/ui/Heading'
import { Stack } from '@rampart/ui/Stack'
import { Text } from '@rampart/ui/Text'

export function Example() {
  return (
    <Stack gap={4}>
      <Heading level={2}>Identity</Heading>
      <Text>Roles, sessions and what they may do.</Text>
    </Stack>
  )
}
