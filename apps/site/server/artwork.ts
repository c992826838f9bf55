import { sendStored, storedContent } from '@rampart/api'
import type { StoredContent } from '@rampart/api'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { drawingOf } from '../src/drawing.ts'

const type = 'image/svg+xml; charset=utf-8'

/** Room for drawings with their encodings, in bytes: more than a thousand drawings. */
const maxSize = 16_000_000

const headers = {
  'cache-control': 'public, max-age=604800, stale-while-revalidate=2592000',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
}

/**
 * Sends the picture that its address describes: no data, so it may be kept for long. It is drawn
 * and compressed once.
 */
export async function artwork(server: FastifyInstance): Promise<void> {
  const kept = new LRUCache<string, StoredContent>({
    maxSize,
    sizeCalculation: ({ length }) => 2 * length,
  })
  const storedOf = (path: string): StoredContent | null => {
    const known = kept.get(path)
    if (known) return known
    const picture = drawingOf(path)
    if (picture === null) return null
    const drawing = storedContent(type, picture)
    kept.set(path, drawing)
    return drawing
  }
  server.get('/art/*', async (request, reply) => {
    const drawing = storedOf(request.url.split('?')[0] ?? '')
    return drawing
      ? sendStored(request, reply.headers(headers), drawing)
      : reply.code(404).type('text/plain; charset=utf-8').send('Not found')
  })
}
