import { parseArtworkPath } from '@rampart/contract/rules/artwork'
import { drawArtwork } from '@rampart/ui/artwork'
import type { FastifyInstance } from 'fastify'

/** Draws the picture that its address describes: no data, so it may be kept forever. */
export async function artwork(server: FastifyInstance): Promise<void> {
  server.get('/art/*', { compress: {} }, (request, reply) => {
    const subject = parseArtworkPath(request.url.split('?')[0] ?? '')
    if (!subject) return reply.code(404).type('text/plain; charset=utf-8').send('Not found')
    return reply
      .headers({
        'cache-control': 'public, max-age=604800, stale-while-revalidate=2592000',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin',
      })
      .type('image/svg+xml; charset=utf-8')
      .send(drawArtwork(subject))
  })
}
