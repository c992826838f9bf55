import { bootcampSlugs } from '@rampart/contract/rules/bootcamps'
import { paths } from '@rampart/contract/rules/sitePaths'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../appContext.ts'
import { addressScale, perMinute } from '../http/addressScale.ts'
import { fileRoute } from '../http/fileRoute.ts'
import { storedContent } from '../http/stored.ts'
import { listPages } from './sitemap.store.ts'
import type { ListedPage } from './sitemap.store.ts'

/** The most addresses that the format takes in one file (sitemaps.org). */
const maxAddresses = 50_000

/** The most requests of an address in a minute. */
const filesPerMinute = 60

/** Pages that are there without any content. */
const fixedPaths = [
  paths.explore,
  paths.bootcamps,
  ...bootcampSlugs.map(paths.bootcamp),
  paths.verifyCertificate,
]

const pathOf = ({ kind, slug }: ListedPage): string => paths[kind](slug)

/**
 * The pages that search engines should know: the public ones, without those about a person. Search
 * engines find the file by `robots.txt` of the site, which serves it at its root.
 */
export function sitemapRoutes(
  app: FastifyInstance,
  { config, db, contentCache }: Pick<AppContext, 'config' | 'db' | 'contentCache'>,
): void {
  const write = async () => {
    const pages = await listPages(db, maxAddresses - fixedPaths.length)
    const entries = [
      ...fixedPaths.map((path) => entry(config.publicUrl + path)),
      ...pages.map((page) => entry(config.publicUrl + pathOf(page), page.updatedAt)),
    ]
    return storedContent('text/xml; charset=utf-8', sitemapOf(entries))
  }
  const serve = async () => {
    const file = await contentCache.read('sitemap', write, ({ length }) => length * 2)
    return { type: file.type, etag: file.etag, read: () => file }
  }
  fileRoute(app, '/sitemap.xml', serve, {
    requestsPerMinute: perMinute(filesPerMinute, addressScale(config)),
    maxAge: 3600,
  })
}

const sitemapOf = (entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`

const entry = (address: string, updatedAt?: Date): string =>
  `<url><loc>${address.replaceAll('&', '&amp;')}</loc>${
    updatedAt ? `<lastmod>${updatedAt.toISOString().slice(0, 10)}</lastmod>` : ''
  }</url>`
