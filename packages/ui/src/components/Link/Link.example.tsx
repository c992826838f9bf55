import { Link } from '@rampart/ui/Link'
import { Text } from '@rampart/ui/Text'

export function Example() {
  return (
    <Text>
      Read the <Link href="/terms">terms</Link> before you begin.
    </Text>
  )
}
