import type { Pair } from '../../docs/Pairs.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Chip } from './Chip.tsx'

export const pairs: readonly Pair[] = [
  {
    do: (
      <Inline gap={2}>
        <Chip tone="lab">Lab</Chip>
        <Chip tone="success">Solved</Chip>
      </Inline>
    ),
    dont: (
      <Inline gap={2}>
        <Chip tone="critical">Lab</Chip>
        <Chip tone="critical">Solved</Chip>
      </Inline>
    ),
    because: 'Tones have meanings: red says that something is wrong.',
  },
  {
    do: <Chip tone="caution">Expired</Chip>,
    dont: <Chip tone="caution">Expired, please launch it again from the list of labs</Chip>,
    because: 'A chip holds one or two words; a sentence belongs into an Alert.',
  },
]
