import { etagOf, storedContent } from '@rampart/api'
import type { StoredContent } from '@rampart/api'
import { LRUCache } from 'lru-cache'
import type { Pages } from './pages.ts'

/** How long a rendered page is served without a look at its content, in seconds. */
export const freshFor = 10

/**
 * How long it is served while it is rendered again, in seconds: a visitor sees a change within this
 * time. Browsers may keep it as long.
 */
export const usableFor = 60

/** Most pages kept, and their most bytes. */
const limits = { max: 400, maxSize: 40_000_000 }

/** A rendered page, ready to be sent. */
export interface StoredPage {
  readonly status: number
  readonly content: StoredContent
  /** Rules of the style in the page, which the content security policy names by their hash. */
  readonly css: string
  /** Value of the `Link` header: pictures that the page shows first; empty if it has none. */
  readonly link: string
  readonly isAboutPerson: boolean
}

type RenderStored = (request: Parameters<Pages['render']>[0]) => Promise<StoredPage>

/** When the page's data was read: it changes with each rendering, and the page does not. */
const readingTimes = /"(?:dataUpdatedAt|dehydratedAt)":\d+/g

/**
 * How React writes a picture that is asked for early into the head. Only plain paths are named in a
 * header.
 */
const firstPicture =
  /<link rel="preload" as="image" href="(\/[\w/.%-]+)"(?: media="([\w :()-]+)")?/g

/**
 * Lets the browser ask for the first pictures before it reads the page, and proxies hint at them
 * even earlier (status 103).
 */
const linkOf = (html: string): string =>
  [...html.matchAll(firstPicture)]
    .map(
      ([, path, media]) =>
        `<${path}>; rel=preload; as=image; fetchpriority=high${media ? `; media="${media}"` : ''}`,
    )
    .join(', ')

/** Renders pages in the form in which they are sent. */
export function storedPages(render: Pages['render']): RenderStored {
  return async (request) => {
    const { status, html, css, isAboutPerson } = await render(request)
    const etag = etagOf(html.replace(readingTimes, ''))
    const content = storedContent('text/html; charset=utf-8', html, etag)
    return { status, content, css, link: linkOf(html), isAboutPerson }
  }
}

/**
 * Keeps rendered pages for a moment: they are the same for every visitor of a language, as who is
 * signed in is the browser's knowledge alone. A page that is no longer fresh is served once more
 * while it is rendered again, so that no visitor waits for it; it stays if that fails. A page about
 * a person is not served once more: a map that was hidden and a certificate that was revoked are
 * gone in seconds. Requests for a page that is not there wait for one rendering. Only found pages
 * are kept. Their addresses have nothing but what the page reads (`pageAddress`): other queries
 * would fill the cache and have the page rendered each time.
 */
export function cachedPages(render: Pages['render']): RenderStored {
  const renderStored = storedPages(render)
  const kept = new LRUCache<string, { page: StoredPage; renderedAt: number }>({
    ...limits,
    sizeCalculation: ({ page }) => 2 * page.content.length,
  })
  const underWay = new Map<string, Promise<StoredPage>>()

  function rendering(key: string, request: Parameters<RenderStored>[0]): Promise<StoredPage> {
    const begun = underWay.get(key)
    // One visitor who makes too many calls is no reason to refuse another one.
    if (begun) return begun.then((page) => (page.status === 429 ? renderStored(request) : page))
    const page = renderStored(request)
      .then((rendered) => {
        if (rendered.status === 200)
          kept.set(key, { page: rendered, renderedAt: performance.now() })
        else if (rendered.status < 500 && rendered.status !== 429) kept.delete(key)
        return rendered
      })
      .finally(() => underWay.delete(key))
    underWay.set(key, page)
    return page
  }

  return async (request) => {
    // A tag has no space in it, and an address has none either.
    const key = `${request.language} ${request.url}`
    const found = kept.get(key)
    const age = found ? (performance.now() - found.renderedAt) / 1000 : Infinity
    if (!found || age >= (found.page.isAboutPerson ? freshFor : usableFor))
      return rendering(key, request)
    if (age >= freshFor) rendering(key, request).catch(() => undefined)
    return found.page
  }
}
