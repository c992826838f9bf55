import type { FastifyInstance, FastifyReply } from 'fastify'
import { notFound } from './apiError.ts'
import { etagOf, isKnown } from './etag.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The files that anybody may read here: paths with their parameters, for the test that knows every route. */
    registeredFiles: Set<string>
  }
}

/** A file as it is sent; `read` is asked only where the visitor does not have it yet. */
export interface SentFile {
  /** The content type. */
  readonly type: string
  /** Any text that changes with the content. */
  readonly version: string
  /** Under which a browser saves it; plain ASCII. */
  readonly name?: string
  /** Pictures may be shown on other sites. */
  readonly isPicture?: boolean
  read(): Promise<Buffer | string> | Buffer | string
}

type Params = Readonly<Record<string, string>>

interface FileRouteOptions {
  /** Requests a minute from one address, counted for this path alone. */
  readonly requestsPerMinute: number
  /** Whether scripts of any site may read what these parameters name. @default never */
  readonly isForAnySite?: (params: Params) => boolean
}

/** Lets scripts of any site read an answer that is the same for everybody. No cookie or token is involved. */
export const forAnySite = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' } as const

/** The answer to a browser that asks first, as the verifier at the other site sends headers of its own. The answer holds for a day. */
export const preflight = {
  ...forAnySite,
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': '*',
  'access-control-max-age': '86400',
} as const

/**
 * Serves files that are no calls of the contract: public, read only, in any content type. A browser keeps them and asks each time
 * whether they still stand, as a credential can be revoked. An SVG can run nothing and load nothing.
 */
export function fileRoute(
  app: FastifyInstance,
  path: string,
  handler: (params: Params) => Promise<SentFile>,
  { requestsPerMinute, isForAnySite = () => false }: FileRouteOptions,
): void {
  app.registeredFiles.add(path)
  const config = { rateLimit: { max: requestsPerMinute } }
  app.options<{ Params: Record<string, string> }>(path, { config }, async ({ params }, reply) => {
    if (!isForAnySite(params)) throw notFound('There is no such call.')
    return reply.code(204).headers(preflight).send()
  })
  app.get<{ Params: Record<string, string> }>(path, { config }, async (request, reply) => {
    if (isForAnySite(request.params)) reply.headers(forAnySite)
    const file = await handler(request.params)
    const etag = etagOf(file.version)
    reply.headers({ etag, 'cache-control': 'public, no-cache' })
    if (file.isPicture) reply.header('cross-origin-resource-policy', 'cross-origin')
    if (file.type.startsWith('image/svg')) reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
    if (isKnown(request, etag)) return reply.code(304).send()
    return sendFile(reply, file)
  })
}

async function sendFile(reply: FastifyReply, file: SentFile): Promise<FastifyReply> {
  const content = await file.read()
  if (file.name) reply.header('content-disposition', `inline; filename="${file.name}"`)
  return reply.type(file.type).send(content)
}
