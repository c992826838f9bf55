import type { Pair } from '../../docs/Pairs.tsx'
import { ProgressBar } from './ProgressBar.tsx'

export const pairs: readonly Pair[] = [
  {
    do: <ProgressBar label="Course progress" value={30} valueText="12 of 40 lessons" />,
    dont: <ProgressBar label="Loading" value={30} />,
    because: 'Name what progresses, and count it where it can be counted.',
  },
]
