import { useEffect, useState } from 'react'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { startTicks } from './ticks.ts'

/**
 * The time, ms since 1970, updated each second while something counts; all users of it change at
 * the same moment. While the page is hidden it is up to 30 seconds old: enough for the title.
 */
export function useNow(isCounting: boolean): number {
  const { clock } = useAdapters()
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => {
    if (isCounting) return startTicks(clock, document, setNow)
  }, [clock, isCounting])
  return now
}
