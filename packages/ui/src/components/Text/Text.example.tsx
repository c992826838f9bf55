import { Text } from '@rampart/ui/Text'

export function Example() {
  return (
    <Text size={14} tone="muted">
      Updated on March 9, 2026
    </Text>
  )
}
