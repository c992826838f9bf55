import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import { addressKey } from '../../http/addressKey.ts'
import { trustedProxies } from '../../http/trustedProxies.ts'

/**
 * Returns who sent a request, as limits count it. A forwarded address counts only from these
 * proxies, as on the site.
 */
export function visitorBehind(trustProxy: readonly string[]): (request: IncomingMessage) => string {
  const isTrusted = trustedProxies(trustProxy)
  return (request) => addressKey(proxyAddr(request, isTrusted))
}
