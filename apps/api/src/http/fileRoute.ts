import type { FastifyInstance, FastifyReply } from 'fastify'
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

interface FileRouteOptions {
  /** Requests a minute from one address, counted for this path alone. */
  readonly requestsPerMinute: number
}

/**
 * Serves files that are no calls of the contract: public, read only, in any content type. A browser keeps them and asks each time
 * whether they still stand, as a credential can be revoked. An SVG can run nothing and load nothing.
 */
export function fileRoute(
  app: FastifyInstance,
  path: string,
  handler: (params: Readonly<Record<string, string>>) => Promise<SentFile>,
  { requestsPerMinute }: FileRouteOptions,
): void {
  app.registeredFiles.add(path)
  app.get<{ Params: Record<string, string> }>(path, { config: { rateLimit: { max: requestsPerMinute } } }, async (request, reply) => {
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
