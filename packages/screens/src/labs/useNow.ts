import { useEffect, useState } from 'react'
import { useAdapters } from '../adapters/AdaptersProvider.tsx'

/**
 * The time, ms since the epoch, new each second while something counts; every user of it changes in
 * the same moment. Stops while the page is out of sight, and is right again as soon as it comes
 * back.
 */
export function useNow(isCounting: boolean): number {
  const { clock } = useAdapters()
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => {
    if (!isCounting) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      clearTimeout(timer)
      const time = clock.now()
      setNow(time)
      if (document.visibilityState === 'visible') timer = setTimeout(tick, 1000 - (time % 1000))
    }
    tick()
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [clock, isCounting])
  return now
}
