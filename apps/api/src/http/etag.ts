import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** A tag that changes with the content. */
export const etagOf = (content: string): string => `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`

/** Whether the visitor has what the tag stands for. */
export function isKnown(request: FastifyRequest, etag: string): boolean {
  // Proxies that compress make the tag a weak one.
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return known?.includes(etag) ?? false
}
