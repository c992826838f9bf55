import { useEffect, useState } from 'react'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'
import { startTicks } from './ticks.ts'

/**
 * The time, ms since the epoch, new each second while something counts; every user of it changes in
 * the same moment. While the page is out of sight it is up to 30 seconds old: enough for the title.
 */
export function useNow(isCounting: boolean): number {
  const { clock } = useAdapters()
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => {
    if (isCounting) return startTicks(clock, document, setNow)
  }, [clock, isCounting])
  return now
}
