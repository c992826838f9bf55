import type { Pair } from '../../docs/Pairs.tsx'
import { ErrorState } from './ErrorState.tsx'

const retry = () => undefined

export const pairs: readonly Pair[] = [
  {
    do: <ErrorState title="Failed to load lab sessions" onRetry={retry} />,
    dont: <ErrorState title="TypeError: undefined is not an object" />,
    because: 'Name what failed, not how it failed, and let people try again.',
  },
]
