import { LRUCache } from 'lru-cache'
import type { ResolvedTarget } from './resolveTarget.ts'

/** How many names without a lab one address may ask for in a minute, before scaling. */
const maxUnknown = 60
const minute = 60_000
/** How long a name is remembered as one without a session, in milliseconds. */
const unknownFor = 10_000

/** The counts of this many addresses, and this many names, are kept. */
const kept = { max: 10_000 }

interface Count {
  unknown: number
  readonly endsAt: number
}

/** The target of a name, or the seconds after which this address may ask for other names again. */
export type LookUp = (
  name: string,
  address: string,
) => Promise<ResolvedTarget | { readonly retryAfter: number }>

/**
 * Limits how often an address may make the database look for names that nobody has. A lookup is counted before it begins, so that
 * parallel ones gain nothing, and taken back when it finds a session. Names that were found are never limited: people behind one
 * address reach their labs whatever somebody among them does.
 */
export function limitLookups(
  resolveTarget: (name: string) => Promise<ResolvedTarget>,
  { now, scale }: { readonly now: () => Date; readonly scale: number },
): LookUp {
  const max = Math.ceil(maxUnknown * scale)
  const found = new LRUCache<string, true>(kept)
  const unknownUntil = new LRUCache<string, number>(kept)
  const counts = new LRUCache<string, Count>(kept)

  const countOf = (address: string, time: number): Count => {
    const known = counts.get(address)
    if (known && known.endsAt > time) return known
    const fresh = { unknown: 0, endsAt: time + minute }
    counts.set(address, fresh)
    return fresh
  }

  return async (name, address) => {
    if (found.has(name)) return resolveTarget(name)
    const time = now().getTime()
    const count = countOf(address, time)
    if (count.unknown >= max)
      return { retryAfter: Math.max(1, Math.ceil((count.endsAt - time) / 1000)) }
    count.unknown += 1
    if ((unknownUntil.get(name) ?? 0) > time) return 'unknown'
    const target = await resolveTarget(name).catch((error: unknown) => {
      count.unknown -= 1
      throw error
    })
    if (target === 'unknown') unknownUntil.set(name, time + unknownFor)
    else {
      count.unknown -= 1
      found.set(name, true)
    }
    return target
  }
}
