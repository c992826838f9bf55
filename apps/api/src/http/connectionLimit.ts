import type { Server } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import { addressKey } from './addressKey.ts'
import { addressScale } from './addressScale.ts'
import { trustedProxies } from './trustedProxies.ts'

interface ConnectionLimit {
  readonly config: Pick<Config, 'rateLimitScale' | 'trustedNetworks' | 'trustProxy'>
  /** The most connections at the same time. @default 2,000 */
  readonly most?: number
  /**
   * The most of one address, times its scale: what eighty browsers behind it open at once. @default
   * 500
   */
  readonly mostOfAddress?: number
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/** How often it is logged that connections of an address are refused, in milliseconds. */
const logPause = 60_000

/**
 * Limits the connections of a server, of all and of one address: a client that opens connections
 * and sends nothing through them cannot take the places of all others. Listed proxies are not
 * limited, as everybody connects through them. Counts from this call on: call it before the server
 * listens.
 */
export function limitConnections(
  server: Server,
  { config, most = 2_000, mostOfAddress = 500, log }: ConnectionLimit,
): void {
  server.maxConnections = most
  const isProxy = trustedProxies(config.trustProxy)
  const scaleOf = addressScale(config)
  const open = new Map<string, number>()
  let loggedAt = -Infinity
  server.on('connection', (socket) => {
    const { remoteAddress } = socket
    if (remoteAddress === undefined || isProxy(remoteAddress, 0)) return
    const key = addressKey(remoteAddress)
    const count = open.get(key) ?? 0
    // Scales below 1 are for limits of requests.
    if (count >= mostOfAddress * Math.max(1, scaleOf(key))) {
      socket.destroy()
      if (performance.now() - loggedAt < logPause) return
      loggedAt = performance.now()
      return log.warn({ remoteAddress, open: count }, 'an address has too many connections')
    }
    open.set(key, count + 1)
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1
      if (left > 0) open.set(key, left)
      else open.delete(key)
    })
  })
}
