import type { FastifyInstance } from 'fastify'
import type { PerMinute } from './addressScale.ts'
import { refuse } from './apiError.ts'
import { isKnown } from './etag.ts'
import { sendStored } from './stored.ts'
import type { Stored } from './stored.ts'

/** A file to send. `read` is called only if the client does not have it. */
export interface SentFile {
  /** The content type. */
  readonly type: string
  /** Changes with the content. */
  readonly etag: string
  /** The name under which a browser saves it; plain ASCII. */
  readonly name?: string
  /** Pictures may be shown on other sites. */
  readonly isPicture?: boolean
  read(): Promise<Stored> | Stored
}

type Params = Readonly<Record<string, string>>

interface FileRouteOptions {
  /** The most requests a minute from one address; this path has its own counter. */
  readonly requestsPerMinute: PerMinute
  /**
   * How long caches may keep the file without asking whether it has changed, in seconds. @default 0
   */
  readonly maxAge?: number
  /** How long a response may take, in milliseconds. @default that of all responses */
  readonly handlerTimeout?: number
  /** Whether scripts of any site may read the file for these parameters. @default never */
  readonly isForAnySite?: (params: Params) => boolean
}

/**
 * Allows scripts of any site to read a response that is the same for everyone. It uses no cookie
 * and no token.
 */
export const forAnySite = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const

/**
 * The response to a browser's preflight request: the verifier on another site sends its own
 * headers. It is valid for a day.
 */
export const preflight = {
  ...forAnySite,
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': '*',
  'access-control-max-age': '86400',
} as const

/**
 * Serves public, read-only files that are not calls of the contract, in any content type. A browser
 * stores them and checks each time, or after `maxAge`, whether they have changed, because a
 * credential can be revoked. An SVG can run nothing and load nothing.
 */
export function fileRoute(
  app: FastifyInstance,
  path: string,
  handler: (params: Params) => Promise<SentFile>,
  { requestsPerMinute, maxAge, handlerTimeout, isForAnySite = () => false }: FileRouteOptions,
): void {
  const config = { rateLimit: { max: requestsPerMinute } }
  const cacheControl = maxAge ? `public, max-age=${maxAge}` : 'public, no-cache'
  app.options<{ Params: Record<string, string> }>(path, { config }, async ({ params }, reply) => {
    if (!isForAnySite(params)) throw refuse('not_found')
    return reply.code(204).headers(preflight).send()
  })
  const options = { config, ...(handlerTimeout && { handlerTimeout }) }
  app.get<{ Params: Record<string, string> }>(path, options, async (request, reply) => {
    if (isForAnySite(request.params)) reply.headers(forAnySite)
    const file = await handler(request.params)
    reply.headers({ etag: file.etag, 'cache-control': cacheControl })
    if (file.isPicture) reply.header('cross-origin-resource-policy', 'cross-origin')
    if (file.type.startsWith('image/svg'))
      reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
    if (isKnown(request, file.etag)) return reply.code(304).send()
    const stored = await file.read()
    if (file.name) reply.header('content-disposition', `inline; filename="${file.name}"`)
    return sendStored(request, reply, stored)
  })
}
