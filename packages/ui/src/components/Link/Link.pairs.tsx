import type { Pair } from '../../docs/Pairs.tsx'
import { Text } from '../Text/Text.tsx'
import { Link } from './Link.tsx'

export const pairs: readonly Pair[] = [
  {
    do: (
      <Text>
        Before you begin, read the <Link href="/terms">terms of the labs</Link>.
      </Text>
    ),
    dont: (
      <Text>
        To read the terms of the labs before you begin, click <Link href="/terms">here</Link>.
      </Text>
    ),
    because: 'Screen readers list links without the words around them: say where each leads.',
  },
]
