import { Download } from 'lucide-react'
import type { Pair } from '../../docs/Pairs.tsx'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Tooltip } from './Tooltip.tsx'

export const pairs: readonly Pair[] = [
  {
    do: (
      <Inline gap={3}>
        <Tooltip text="Download">
          <IconButton label="Download">
            <Download size={20} aria-hidden="true" />
          </IconButton>
        </Tooltip>
      </Inline>
    ),
    dont: (
      <Inline gap={3}>
        <Tooltip text="Costs 4 credits, which do not come back">
          <Button>Launch lab</Button>
        </Tooltip>
      </Inline>
    ),
    because: 'What people need stands on the page: a tooltip never opens on a touch screen.',
  },
]
