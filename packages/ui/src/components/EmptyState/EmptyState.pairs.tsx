import type { Pair } from '../../docs/Pairs.tsx'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

export const pairs: readonly Pair[] = [
  {
    do: (
      <EmptyState title="No labs match your filters" action={<Button>Clear filters</Button>}>
        Try another level or domain.
      </EmptyState>
    ),
    dont: <EmptyState title="Nothing here">0 results.</EmptyState>,
    because: 'An empty list is a place to go on from: say what is missing, and offer the way.',
  },
]
