import { Chip } from '@rampart/ui/Chip'

export function Example() {
  return <Chip tone="success">Completed</Chip>
}
