import { LRUCache } from 'lru-cache'

/** How many bytes a second a lab may send to all its visitors together; more waits. */
const rate = 8 * 1024 * 1024
/** How far a lab may be ahead of that, in milliseconds. */
const burst = 100

/**
 * Paces what labs send: a lab that sends as much as it can would take the time of all others, and
 * of the site if it is the same process. Returns a function that returns how long to wait after
 * what a lab has sent, in milliseconds.
 */
export function createPace(now: () => number = () => performance.now()) {
  /** Until when each lab has used its share. */
  const usedUntil = new LRUCache<string, number>({ max: 10_000 })

  return (lab: string, bytes: number): number => {
    const time = now()
    const until = Math.max(time, usedUntil.get(lab) ?? 0) + (bytes / rate) * 1000
    usedUntil.set(lab, until)
    return until > time + burst ? until - time : 0
  }
}
