import type { FastifyInstance } from 'fastify'
import { refuse } from './apiError.ts'
import { sendError } from './errorHandler.ts'

/**
 * A name or an address with or without a port (RFC 3986 §3.2); it may be empty. Not a list of them,
 * though a comma may be in a name: so some proxies join several lines.
 */
const hostPattern = /^(?:\[[\da-f:.]+\]|[\w\-.~!$&'()*+;=%]*)(?::\d*)?$/i

/** Whether a request has at most one host, and one that can be one. */
function isClear({ host }: { readonly host?: string | undefined }, raw: readonly string[]) {
  let lines = 0
  // Names and values in turn. Node keeps the first of several hosts alone.
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at] as string
    if (name.length === 4 && name.toLowerCase() === 'host') lines += 1
  }
  return lines <= 1 && hostPattern.test(host ?? '')
}

/**
 * Refuses requests with several hosts, or one that can be none (RFC 9112 §3.2), and ends the
 * connection: a proxy in front may have read another host, or another request. Which of several
 * names the site has is not compared, as probes use addresses; nothing is ever made from it.
 */
export function installHostCheck(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (isClear(request.headers, request.raw.rawHeaders)) return done()
    void sendError(refuse('invalid_address'), request, reply.header('connection', 'close'))
  })
}
