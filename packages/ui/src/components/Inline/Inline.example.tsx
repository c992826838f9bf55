import { Button } from '@rampart/ui/Button'
import { Inline } from '@rampart/ui/Inline'

export function Example() {
  return (
    <Inline gap={3}>
      <Button variant="outline">Cancel</Button>
      <Button>Save</Button>
    </Inline>
  )
}
