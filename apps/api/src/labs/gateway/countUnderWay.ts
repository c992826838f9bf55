import type { EventEmitter } from 'node:events'

/** What closes once a request is over. */
export type Carrier = EventEmitter & { readonly destroyed: boolean }

/** The most parallel requests and WebSockets of one lab. */
const maxAtOnce = 32

/**
 * Counts the requests under way of each lab. Returns a function that returns false if there are too
 * many already. Otherwise the request counts until its `carrier` closes, and not at all if that has
 * closed already.
 */
export function countUnderWay() {
  const counts = new Map<string, number>()

  return (lab: string, carrier: Carrier): boolean => {
    if (carrier.destroyed) return true
    const count = (counts.get(lab) ?? 0) + 1
    if (count > maxAtOnce) return false
    counts.set(lab, count)
    carrier.once('close', () => {
      const left = (counts.get(lab) ?? 1) - 1
      if (left > 0) counts.set(lab, left)
      else counts.delete(lab)
    })
    return true
  }
}
