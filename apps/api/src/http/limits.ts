import rateLimit from '@fastify/rate-limit'
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { addressKey } from './addressKey.ts'
import { perMinute } from './addressScale.ts'
import type { AddressScale } from './addressScale.ts'
import { refuse } from './apiError.ts'
import type { Counts } from './sharedCounts.ts'

/**
 * Requests a minute from one address, of any kind: thirty each for a class behind it; limits of
 * single calls are stricter and are in their features.
 */
const requestsPerMinute = 1_200

const noHeaders = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
}

interface RateLimit {
  /** Multiplies the limit of an address. */
  readonly scaleOf: AddressScale
  readonly counts: Counts
  /** What is limited: applications that count apart have names of their own. */
  readonly name: string
}

export async function installRateLimit(
  app: FastifyInstance,
  { scaleOf, counts, name }: RateLimit,
): Promise<void> {
  await app.register(rateLimit, {
    max: perMinute(requestsPerMinute, scaleOf),
    timeWindow: 60_000,
    keyGenerator: (request) => addressKey(request.ip),
    store: storeIn(counts, name),
    // Shared caches keep pages, so no header may tell a visitor how many requests another one has
    // left.
    addHeadersOnExceeding: noHeaders,
    errorResponseBuilder: (_request, { ttl }) =>
      refuse('too_many_requests', { retryAfter: Math.max(1, Math.ceil(ttl / 1000)) }),
  })
}

/**
 * The plugin's store, which uses our counts; a route with a limit of its own is counted separately.
 */
function storeIn(counts: Counts, name: string): FastifyRateLimitStoreCtor {
  return class Store implements FastifyRateLimitStore {
    private scope = name
    incr(key: string, callback: StoreCallback, window: number, max: number) {
      callback(null, counts.add({ subject: `${this.scope} ${key}`, max, window }))
    }
    // The plugin gives the route beside its limit; its types do not say so.
    child(options: object) {
      const { routeInfo } = options as { routeInfo?: { method?: unknown; url?: unknown } }
      const store = new Store()
      store.scope = `${name} ${String(routeInfo?.method)} ${String(routeInfo?.url)}`
      return store
    }
  }
}

type StoreCallback = Parameters<FastifyRateLimitStore['incr']>[1]
