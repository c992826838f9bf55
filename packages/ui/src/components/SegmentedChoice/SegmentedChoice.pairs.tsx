import type { Pair } from '../../docs/Pairs.tsx'
import { SegmentedChoice } from './SegmentedChoice.tsx'

export const pairs: readonly Pair[] = [
  {
    do: (
      <SegmentedChoice
        label="Theme"
        name="theme-short"
        defaultValue="system"
        options={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
          { value: 'system', label: 'System' },
        ]}
      />
    ),
    dont: (
      <SegmentedChoice
        label="Theme"
        name="theme-long"
        defaultValue="system"
        options={[
          { value: 'light', label: 'Always the light theme' },
          { value: 'dark', label: 'Always the dark theme' },
          { value: 'system', label: 'The same as my device has' },
        ]}
      />
    ),
    because: 'Answers of a word or two stay on one line, on a phone too.',
  },
]
