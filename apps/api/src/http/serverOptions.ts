import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import { maxUploadTime } from '@rampart/contract/rules/uploadTime'
import { LogController } from 'fastify'
import type { FastifyBaseLogger, FastifyHttpOptions, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { refuseBrokenRequests } from './brokenRequests.ts'
import { endIfBrokenOff, isBrokenOff } from './brokenOff.ts'
import { errorForLog } from './errorForLog.ts'
import { sendError } from './errorHandler.ts'
import { logStream } from './logStream.ts'
import { responseWith, securityHeaders } from './securityHeaders.ts'
import { trustedProxies } from './trustedProxies.ts'

/** The address of a request for the log, without the token of a bootcamp link. */
export const redactUrl = (url: string): string =>
  url.replace(/([?&]session=)[^&#]*/gi, '$1[redacted]')

const serializers = {
  err: (error: unknown) => errorForLog(error),
  req: (request: FastifyRequest) => ({
    method: request.method,
    url: redactUrl(request.url),
    remoteAddress: request.ip,
  }),
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The id of the request's trace, where traces are on. */
    traceId?: string
    /** What names the request's span to the process that it is passed on to. */
    traceparent?: string
  }
  interface FastifyContextConfig {
    /** Successful requests are not logged: probes ask every few seconds. */
    isQuiet?: boolean
    /** A response that goes on for minutes: its time says nothing of how fast the site is. */
    isStream?: boolean
  }
}

/**
 * Logs a request in one line, when its response is sent or its client has left: method, pattern of
 * the address, status, time in milliseconds. The pattern has nothing of what was asked for or by
 * whom, and a dashboard can count by it.
 */
class RequestLog extends LogController {
  /**
   * Redacts nothing, as these lines contain only what is named here: looking for headers in each
   * takes as long as writing it.
   */
  #lines: FastifyBaseLogger | undefined

  override incomingRequest(_request: FastifyRequest, reply: FastifyReply): void {
    // Not a line of its own.
    endIfBrokenOff(reply)
  }

  override requestCompleted(
    _error: Error | null | undefined,
    { id, method, routeOptions, traceId, server }: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const { statusCode, elapsedTime } = reply
    if (routeOptions.config?.isQuiet && statusCode < 400) return
    const route = routeOptions.url ?? 'unknown'
    const ms = Math.round(elapsedTime * 10) / 10
    const line = { method, route, status: statusCode, ms, ...(traceId && { traceId }) }
    this.#lines ??= server.log.child({}, { redact: [] })
    // Streams go on until somebody leaves.
    const isWhole = routeOptions.config?.isStream || !isBrokenOff(reply)
    this.#lines.info({ reqId: id, ...line }, isWhole ? 'request' : 'request broken off')
  }
}

/** Of all servers of this process. */
const standardOutput = logStream(1)

/**
 * How long an idle connection is kept, in milliseconds. Behind a proxy longer than common ones keep
 * it (120 seconds at most): a request on one that closes just then ends as 502.
 */
export const keepAliveTimeout = ({ trustProxy }: Pick<Config, 'trustProxy'>): number =>
  trustProxy.length > 0 ? 125_000 : 10_000

/** Options for the Fastify instance of the API, alone or with the site. Times in milliseconds. */
export function serverOptions(config: Config) {
  const headers = securityHeaders({ isSecure: config.publicUrl.startsWith('https:') })
  return {
    trustProxy: config.trustProxy.length > 0 && trustedProxies(config.trustProxy),
    bodyLimit: 65_536,
    requestTimeout: maxUploadTime,
    // A connection on which nothing moves: a visitor who does not read keeps a response in memory.
    connectionTimeout: 120_000,
    keepAliveTimeout: keepAliveTimeout(config),
    handlerTimeout: 10_000,
    // Requests that still come while the process stops get a response.
    return503OnClosing: false,
    maxRequestsPerSocket: 1_000,
    http: {
      headersTimeout: 15_000,
      connectionsCheckingInterval: 5_000,
      ServerResponse: responseWith(headers),
    },
    clientErrorHandler: refuseBrokenRequests(headers),
    routerOptions: { maxParamLength: 100 },
    genReqId: () => randomUUID(),
    logController: new RequestLog(),
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
    logger: {
      level: 'info',
      stream: standardOutput,
      redact: ['*.authorization', '*.cookie', 'req.headers.authorization', 'req.headers.cookie'],
      serializers,
    },
  } satisfies FastifyHttpOptions<Server>
}
