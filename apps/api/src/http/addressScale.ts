import ipaddr from 'ipaddr.js'
import proxyAddr from '@fastify/proxy-addr'
import type { Config } from '../config.ts'

/**
 * By how much the limits of an address are multiplied. The address is one that `addressKey`
 * returned.
 */
export type AddressScale = (address: string) => number

/**
 * How much more an address of a trusted network may do than another one. Limits of accounts and
 * mailboxes are the same for all.
 */
const trustedFactor = 50

/**
 * Returns by how much limits of addresses are multiplied. An IPv6 address counts by its /64, so a
 * trusted network that is a part of a /64 makes all of it trusted.
 */
export function addressScale({
  rateLimitScale,
  trustedNetworks,
}: Pick<Config, 'rateLimitScale' | 'trustedNetworks'>): AddressScale {
  if (trustedNetworks.length === 0) return () => rateLimitScale
  const isTrusted = proxyAddr.compile(trustedNetworks.map(widened))
  return (address) => {
    const first = address.replace(/\/64$/, '')
    return ipaddr.isValid(first) && isTrusted(first, 0)
      ? rateLimitScale * trustedFactor
      : rateLimitScale
  }
}

function widened(network: string): string {
  const [address = '', bits = '128'] = network.split('/')
  return address.includes(':') ? `${address}/${Math.min(64, Number(bits))}` : network
}

/** The most requests a minute of one address, as the limit of a route. */
export type PerMinute = (request: unknown, address: string) => number

export const perMinute =
  (max: number, scaleOf: AddressScale): PerMinute =>
  (_request, address) =>
    Math.ceil(max * scaleOf(address))
