import proxyAddr from '@fastify/proxy-addr'
import { withoutPort } from './addressKey.ts'

/**
 * Returns a function that says whether an address, of a connection or in `X-Forwarded-For`, is one
 * of these proxies: addresses and networks, or names such as `loopback`.
 */
export function trustedProxies(
  trustProxy: readonly string[],
): (address: string, hop: number) => boolean {
  const isTrusted = proxyAddr.compile([...trustProxy])
  return (address, hop) => isTrusted(withoutPort(address), hop)
}
