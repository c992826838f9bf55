import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { addressKey } from './addressKey.ts'
import { refuse } from './apiError.ts'

/** Requests a minute from one address, of any kind; limits of single calls are stricter and are in their features. */
const requestsPerMinute = 600

const noHeaders = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
}

export async function installRateLimit(app: FastifyInstance, scale: number): Promise<void> {
  await app.register(rateLimit, {
    max: Math.ceil(requestsPerMinute * scale),
    timeWindow: 60_000,
    keyGenerator: (request) => addressKey(request.ip),
    // Pages are kept by shared caches: no visitor is told what another one has left.
    addHeadersOnExceeding: noHeaders,
    errorResponseBuilder: (_request, { ttl }) =>
      refuse('too_many_requests', { retryAfter: Math.max(1, Math.ceil(ttl / 1000)) }),
  })
}
