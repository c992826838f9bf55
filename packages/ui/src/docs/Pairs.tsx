import type { ReactNode } from 'react'
import { CircleCheck, CircleX } from 'lucide-react'
import { Grid } from '../components/Grid/Grid.tsx'
import { Stack } from '../components/Stack/Stack.tsx'
import { Text } from '../components/Text/Text.tsx'
import { advised, against, frame, verdict } from './Pairs.css.ts'

/** The same task solved well and badly, to look at; `Name.pairs.tsx` beside a component. */
export interface Pair {
  do: ReactNode
  dont: ReactNode
  /** Why, in one sentence that is true of both. */
  because: string
}

/** Pairs one below the other, the good one first. */
export function Pairs({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <Stack gap={6}>
      {pairs.map(({ do: good, dont: bad, because }) => (
        <Stack key={because} gap={2}>
          <Grid columns={2} gap={4}>
            <div className={frame}>
              <div className={`${verdict} ${advised}`}>
                <CircleCheck size={18} aria-hidden="true" /> {'Do'}
              </div>
              <div>{good}</div>
            </div>
            <div className={frame}>
              <div className={`${verdict} ${against}`}>
                <CircleX size={18} aria-hidden="true" /> {'Don’t'}
              </div>
              <div>{bad}</div>
            </div>
          </Grid>
          <Text tone="muted">{because}</Text>
        </Stack>
      ))}
    </Stack>
  )
}
