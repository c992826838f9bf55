import { LRUCache } from 'lru-cache'
import type { AddressScale } from '../../http/addressScale.ts'
import type { Counts } from '../../http/sharedCounts.ts'
import type { ResolvedTarget } from './resolveTarget.ts'

/** How many names without a lab one address may ask for in a minute, before scaling. */
const maxUnknown = 60
const minute = 60_000
/** How long a name is remembered as one without a session, in milliseconds. */
const unknownFor = 10_000

/** The most names that are remembered. */
const kept = { max: 10_000 }

/** The target of a name, or the seconds after which this address may ask for other names again. */
export type LookUp = (
  name: string,
  address: string,
) => Promise<ResolvedTarget | { readonly retryAfter: number }>

/**
 * Limits how often an address may make the database look for names that nobody has. A lookup is
 * counted before it begins, so that parallel ones gain nothing, and taken back when it finds a
 * session. Names that were found are never limited: people behind one address reach their labs,
 * even if somebody among them attacks.
 */
export function limitLookups(
  resolveTarget: (name: string) => Promise<ResolvedTarget>,
  {
    now,
    counts,
    scaleOf,
  }: { readonly now: () => Date; readonly counts: Counts; readonly scaleOf: AddressScale },
): LookUp {
  const found = new LRUCache<string, true>(kept)
  const unknownUntil = new LRUCache<string, number>(kept)

  return async (name, address) => {
    if (found.has(name)) return resolveTarget(name)
    const time = now().getTime()
    const max = Math.ceil(maxUnknown * scaleOf(address))
    const limit = { subject: `unknown labs ${address}`, max, window: minute }
    const { current, ttl } = counts.add(limit)
    const takeBack = () => counts.add(limit, -1)
    if (current > max) {
      takeBack()
      return { retryAfter: Math.max(1, Math.ceil(ttl / 1000)) }
    }
    if ((unknownUntil.get(name) ?? 0) > time) return 'unknown'
    const target = await resolveTarget(name).catch((error: unknown) => {
      takeBack()
      throw error
    })
    if (target === 'unknown') unknownUntil.set(name, time + unknownFor)
    else {
      takeBack()
      found.set(name, true)
    }
    return target
  }
}
