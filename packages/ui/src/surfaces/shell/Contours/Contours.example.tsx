import { Contours } from '@rampart/ui/Contours'
import { Heading } from '@rampart/ui/Heading'

/** Behind what its parent contains; the parent is `position: relative`. */
export function Example() {
  return (
    <div style={{ position: 'relative' }}>
      <Contours placement="end" />
      <Heading level={2}>Learn by doing</Heading>
    </div>
  )
}
