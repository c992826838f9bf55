import { ServerResponse } from 'node:http'
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import helmet from 'helmet'

/** Seconds after which to try again if a response with 503 names no other time. */
const retryAfter = '5'

/**
 * The security headers of every response, by name. Routes replace single ones: a page has a policy
 * of its own, a picture may be shown elsewhere.
 */
export function securityHeaders({
  isSecure,
}: {
  readonly isSecure: boolean
}): ReadonlyMap<string, string> {
  const headers = new Map([['permissions-policy', 'camera=(), microphone=(), geolocation=()']])
  const response: Pick<ServerResponse, 'setHeader' | 'removeHeader'> = {
    setHeader(name, value) {
      headers.set(name.toLowerCase(), String(value))
      return this as ServerResponse
    },
    removeHeader: (name) => void headers.delete(name.toLowerCase()),
  }
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Only a site with https may promise browsers to use only https.
    strictTransportSecurity: isSecure && { maxAge: 63_072_000, includeSubDomains: true },
  })({} as IncomingMessage, response as ServerResponse, () => undefined)
  return headers
}

/**
 * The class of a server's responses: each begins with these headers, and a 503 tells when to try
 * again. A hook of Fastify would miss addresses that cannot be read, and what Node itself refuses.
 */
export function responseWith(headers: ReadonlyMap<string, string>): typeof ServerResponse {
  const always = Object.fromEntries(headers)
  const whenBusy = { ...always, 'retry-after': retryAfter }
  return class<Request extends IncomingMessage> extends ServerResponse<Request> {
    override writeHead(status: number, ...rest: never[]): this {
      const [own] = rest as unknown[]
      const defaults = status === 503 ? whenBusy : always
      // Fastify sends everything except streams this way. Node writes headers that it gets at once
      // as they are; others it first stores one by one.
      if (rest.length === 1 && isPlain(own) && this.getHeaderNames().length === 0)
        return super.writeHead(status, { ...defaults, ...own })
      for (const [name, value] of Object.entries(defaults))
        if (!this.hasHeader(name)) this.setHeader(name, value)
      return super.writeHead(status, ...rest)
    }
  }
}

/** Headers by their names; else a text of the status, or names and values in turn. */
const isPlain = (own: unknown): own is OutgoingHttpHeaders =>
  typeof own === 'object' && own !== null && !Array.isArray(own)
