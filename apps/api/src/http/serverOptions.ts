import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import type { FastifyHttpOptions, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { sendError } from './errorHandler.ts'

/** The most connections at once. */
export const maxConnections = 2_000

/** The address of a request as the log may keep it: a bootcamp link's token is left out. */
export const redactUrl = (url: string): string => url.replace(/([?&]session=)[^&#]*/gi, '$1[redacted]')

const serializers = {
  req: (request: FastifyRequest) => ({
    method: request.method,
    url: redactUrl(request.url),
    remoteAddress: request.ip,
  }),
}

/** Options for the Fastify instance that carries the API, whether alone or beside the site. Times in milliseconds. */
export function serverOptions(config: Config) {
  return {
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    bodyLimit: 65_536,
    requestTimeout: 120_000,
    keepAliveTimeout: 10_000,
    handlerTimeout: 10_000,
    maxRequestsPerSocket: 1_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    routerOptions: { maxParamLength: 100 },
    genReqId: () => randomUUID(),
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
    logger: {
      level: 'info',
      redact: ['*.authorization', '*.cookie', 'req.headers.authorization', 'req.headers.cookie'],
      serializers,
    },
  } satisfies FastifyHttpOptions<Server>
}
