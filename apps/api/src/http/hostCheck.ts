import type { FastifyInstance } from 'fastify'
import { refuse } from './apiError.ts'
import { sendError } from './errorHandler.ts'

/**
 * A name or an address with or without a port (RFC 3986 §3.2); it may be empty. A list is refused,
 * although a name may contain a comma: some proxies join several headers that way.
 */
const hostPattern = /^(?:\[[\da-f:.]+\]|[\w\-.~!$&'()*+;=%]*)(?::\d*)?$/i

/** Whether a request has at most one host, and a valid one. */
function isClear({ host }: { readonly host?: string | undefined }, raw: readonly string[]) {
  let lines = 0
  // Names and values alternate. In `headers` Node keeps only the first of several hosts.
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at] as string
    if (name.length === 4 && name.toLowerCase() === 'host') lines += 1
  }
  return lines <= 1 && hostPattern.test(host ?? '')
}

/**
 * Refuses requests with several hosts or an invalid one (RFC 9112 §3.2), and ends the connection: a
 * proxy in front may have read another host, or another request. It does not check whether the host
 * is the site's, as probes use addresses; nothing is ever built from the host.
 */
export function installHostCheck(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (isClear(request.headers, request.raw.rawHeaders)) return done()
    void sendError(refuse('invalid_address'), request, reply.header('connection', 'close'))
  })
}
