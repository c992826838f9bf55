import type { Clock } from '../adapters/adapters.ts'

/** Between two ticks of a page that is out of sight, in milliseconds: its title is still seen. */
const hiddenTick = 30_000

/**
 * Calls `onTick` with the time, ms since the epoch: at once, at the beginning of each second, and
 * when the page goes out of sight or comes back. Out of sight it ticks every 30 seconds. Returns
 * what ends it.
 */
export function startTicks(
  clock: Clock,
  page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>,
  onTick: (now: number) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tick = () => {
    clearTimeout(timer)
    const now = clock.now()
    onTick(now)
    timer = setTimeout(tick, page.visibilityState === 'visible' ? 1000 - (now % 1000) : hiddenTick)
  }
  tick()
  page.addEventListener('visibilitychange', tick)
  return () => {
    clearTimeout(timer)
    page.removeEventListener('visibilitychange', tick)
  }
}
