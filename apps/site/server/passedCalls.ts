import httpProxy from '@fastify/http-proxy'
import type { FastifyHttpProxyOptions } from '@fastify/http-proxy'
import { maxUploadTime } from '@rampart/contract/rules/uploadTime'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { sendUnavailable } from './sendUnavailable.ts'

/**
 * How long a call may take that is passed on, in milliseconds: as long as the API itself gives
 * uploads.
 */
const callTimeout = maxUploadTime + 30_000

/** Passes calls on to an API that runs apart. */
export async function passedCalls(
  server: FastifyInstance,
  { apiUrl }: { apiUrl: string },
): Promise<void> {
  server.addHook('onRoute', (route) => {
    route.handlerTimeout = callTimeout
  })
  const all = forwarding(apiUrl)
  await server.register(httpProxy, all)
  const prefix = '/api/health'
  await server.register(httpProxy, {
    ...all,
    prefix,
    rewritePrefix: prefix,
    config: { isQuiet: true },
  })
}

/**
 * Passes calls on as they are, under the visitor's own address, not the address that the visitor
 * claims.
 */
function forwarding(apiUrl: string): FastifyHttpProxyOptions {
  return {
    upstream: apiUrl,
    prefix: '/api',
    rewritePrefix: '/api',
    http: {
      requestOptions: {
        // Milliseconds without a byte in either direction: meanwhile a file may be drawn or stored,
        // or a sign-in may wait for its turn.
        timeout: 45_000,
        // The library accepts any certificate by default.
        rejectUnauthorized: true,
      },
    },
    // An API that has too much to do says so to the visitor: asking again would add to it.
    retryMethods: [],
    // Addresses of calls contain personal data; the line of each request has its pattern.
    disableRequestLogging: true,
    replyOptions: {
      // A trace continues in the API, except one that a visitor claims.
      rewriteRequestHeaders: (request, { traceparent: _claimed, ...headers }) => ({
        ...headers,
        'x-forwarded-for': request.ip,
        ...(request.traceparent && { traceparent: request.traceparent }),
      }),
      // They are about the connection to the API, not about the visitor's.
      rewriteHeaders: ({ connection: _connection, 'keep-alive': _keepAlive, ...headers }) =>
        headers,
      onError: (reply) => void sendUnavailable(reply as FastifyReply),
    },
  }
}
