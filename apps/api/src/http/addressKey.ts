import ipaddr from 'ipaddr.js'
import { LRUCache } from 'lru-cache'

/** Keys of addresses that were seen lately: reading an address takes longer than counting it. */
const known = new LRUCache<string, string>({ max: 5_000 })

/**
 * The key under which limits count a network address. For IPv6 its /64 network, because one
 * subscriber has all of it; for IPv4, also mapped into IPv6, the address. Neither has the port that
 * some proxies add, as it differs between connections. Any other text is its own key.
 */
export function addressKey(address: string): string {
  const before = known.get(address)
  if (before !== undefined) return before
  // A copy: for a text that was cut out of a long header, the engine keeps the whole header.
  const copy = Buffer.from(address).toString()
  const key = readKey(copy)
  known.set(copy, key)
  return key
}

/** An address without the port that some proxies add. */
export const withoutPort = (text: string): string =>
  text.replace(/^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2')

function readKey(text: string): string {
  const address = withoutPort(text)
  if (!ipaddr.isValid(address)) return text
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}
