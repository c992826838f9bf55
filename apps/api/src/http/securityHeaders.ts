import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

/**
 * Adds the security headers to every response; none is stored unless its route says so. They are the same for all, so helmet is
 * asked for them once: its plugin for Fastify would ask again at each request.
 */
export function installSecurityHeaders(
  app: FastifyInstance,
  { isSecure }: { readonly isSecure: boolean },
): void {
  const headers = new Map<string, string>([['cache-control', 'no-store']])
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
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Only a site with https may promise browsers to use only https.
    strictTransportSecurity: isSecure && { maxAge: 63_072_000, includeSubDomains: true },
  })({} as IncomingMessage, response as ServerResponse, () => undefined)
  const all = Object.fromEntries(headers)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(all)
    done()
  })
}
