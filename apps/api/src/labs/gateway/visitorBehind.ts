import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import { addressKey } from '../../http/addressKey.ts'

/**
 * Returns who sent a request, as limits count it. A forwarded address counts only from these
 * proxies, as on the site.
 */
export function visitorBehind(trustProxy: readonly string[]): (request: IncomingMessage) => string {
  const isTrusted = proxyAddr.compile([...trustProxy])
  return (request) => addressKey(proxyAddr(request, isTrusted))
}
