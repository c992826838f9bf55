import type { Pair } from '../../docs/Pairs.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Button } from './Button.tsx'

export const pairs: readonly Pair[] = [
  {
    do: (
      <Inline gap={3}>
        <Button>Save profile</Button>
        <Button variant="outline">Cancel</Button>
      </Inline>
    ),
    dont: (
      <Inline gap={3}>
        <Button>Save profile</Button>
        <Button>Cancel</Button>
      </Inline>
    ),
    because: 'One solid button says what most people want to press next.',
  },
  {
    do: <Button tone="critical">Delete account</Button>,
    dont: <Button tone="critical">OK</Button>,
    because: 'A label makes sense on its own: it is heard without the text around it.',
  },
]
