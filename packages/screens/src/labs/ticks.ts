import type { Clock } from '../adapters/adapters.ts'

/** Time between two ticks of a hidden page, in milliseconds: its title is still visible. */
const hiddenTick = 30_000

/**
 * Calls `onTick` with the time, ms since 1970: at once, at the beginning of each second, and when
 * the page is hidden or shown. A hidden page ticks every 30 seconds. Returns a function that stops
 * it.
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
