import type { FastifyInstance } from 'fastify'
import type { SendFor } from './send.ts'

const sitemapPath = '/sitemap.xml'

/** What crawlers may read, and where the list of pages is. */
const robotsText = (publicUrl: string): string => `User-agent: *
# Pictures of shared credentials; first, as some crawlers take the first line that fits.
Allow: /api/certificate/file/
Allow: /api/badge/file/
Disallow: /api/

Sitemap: ${publicUrl}${sitemapPath}
`

/** The files that search engines ask for: which paths they may read, and which pages there are. */
export async function crawlers(
  server: FastifyInstance,
  { publicUrl, sendFor }: { readonly publicUrl: string; readonly sendFor: SendFor },
): Promise<void> {
  server.get('/robots.txt', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(robotsText(publicUrl)),
  )
  server.get(sitemapPath, async (request, reply) => {
    const response = await sendFor(request.ip)(`/api${sitemapPath}`, {
      method: 'GET',
      headers: {},
    }).catch(() => null)
    if (!response?.ok)
      return reply
        .code(response?.status === 429 ? 429 : 503)
        .headers({ 'retry-after': 60, 'cache-control': 'no-store' })
        .type('text/plain; charset=utf-8')
        .send('The list of pages is not available right now.')
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/xml; charset=utf-8')
      .send(await response.text())
  })
}
