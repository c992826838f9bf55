import { ServerResponse } from 'node:http'
import type { IncomingMessage } from 'node:http'
import helmet from 'helmet'

/** Seconds after which to try again if a response with 503 names no other time. */
const retryAfter = '5'

/**
 * The security headers of every response, by name. Routes replace single ones: a page has a policy of its own, a picture may be shown
 * elsewhere.
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
 * The class of a server's responses: each begins with these headers, and a 503 tells when to try again. A hook of Fastify would miss
 * addresses that cannot be read, and what Node itself refuses.
 */
export function responseWith(headers: ReadonlyMap<string, string>): typeof ServerResponse {
  return class<Request extends IncomingMessage> extends ServerResponse<Request> {
    constructor(...given: ConstructorParameters<typeof ServerResponse<Request>>) {
      super(...given)
      this.setHeaders(new Map(headers))
    }

    override writeHead(...given: [status: number, ...rest: never[]]): this {
      if (given[0] === 503 && !this.hasHeader('retry-after'))
        this.setHeader('retry-after', retryAfter)
      return super.writeHead(...given)
    }
  }
}
