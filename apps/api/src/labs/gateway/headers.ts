import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'

/** Headers of one connection, not of the message (RFC 9110 §7.6.1), and the gateway's own one. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'x-lab-gateway',
])

/** The headers of a message that are passed on. */
export function endToEnd(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = new Set(headers.connection?.split(',').map((name) => name.trim().toLowerCase()))
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !hopByHop.has(name) && !named.has(name)),
  )
}

/** A lab may set cookies for its own origin, but not for the site or another lab. */
export function ownOrigin(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const cookies = headers['set-cookie']
  return Array.isArray(cookies)
    ? {
        ...headers,
        'set-cookie': cookies.map((cookie) => cookie.replace(/;\s*domain\s*=[^;]*/gi, '')),
      }
    : headers
}

/** The headers of every response that is the gateway's own. */
export const ownHeaders = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  connection: 'close',
} as const
