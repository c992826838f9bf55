import { LRUCache } from 'lru-cache'
import type { Pages } from './pages.ts'

/** How long a rendered page may be served again, in milliseconds: content changes rarely, and a visitor sees a change within this time. */
const freshFor = 10_000

/** Most pages kept, and their most characters. */
const limits = { max: 200, maxSize: 20_000_000 }

/**
 * Keeps rendered pages for a moment: they are the same for every visitor, as who is signed in is the browser's knowledge alone.
 * Requests for a page that is being rendered wait for that one rendering. Only found pages are kept.
 */
export function cachedPages(render: Pages['render']): Pages['render'] {
  type Page = Awaited<ReturnType<Pages['render']>>
  const kept = new LRUCache<string, Page>({ ...limits, ttl: freshFor, sizeCalculation: ({ html }) => html.length })
  const underWay = new Map<string, Promise<Page>>()
  return (request) => {
    const page = kept.get(request.url)
    if (page) return Promise.resolve(page)
    const begun = underWay.get(request.url)
    if (begun) return begun
    const rendering = render(request)
      .then((rendered) => {
        if (rendered.status === 200) kept.set(request.url, rendered)
        return rendered
      })
      .finally(() => underWay.delete(request.url))
    underWay.set(request.url, rendering)
    return rendering
  }
}
