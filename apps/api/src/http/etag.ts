import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** A tag that changes if the content changes. */
export const etagOf = (content: string | Buffer): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`

/** Whether the client has the content of this tag. */
export function isKnown(request: FastifyRequest, etag: string): boolean {
  // Proxies that compress change the tag to a weak one.
  const known = request.headers['if-none-match']
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
  return known?.includes(etag) ?? false
}
