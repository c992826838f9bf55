import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import {
  addressScale,
  faultOf,
  installRateLimit,
  installShedding,
  knownMethods,
  logSecurityEvent,
  noteFault,
  readableOutbox,
  redactUrl,
  sendStored,
  StartError,
} from '@rampart/api'
import type { Config, Counts } from '@rampart/api'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { artwork } from './artwork.ts'
import { brandFiles, pageBrand } from './brandFiles.ts'
import { builtFiles } from './builtFiles.ts'
import { crawlers } from './crawlers.ts'
import { credentialAddress } from './credentialAddress.ts'
import { films } from './films.ts'
import { failurePagesFor, sendPlainPage } from './failurePage.ts'
import { pagePolicy } from './headers.ts'
import { issuerDocument } from './issuerDocument.ts'
import { languageForm } from './languageForm.ts'
import { withoutLinkEnd } from '../src/linkEnd.ts'
import { outbox } from './outbox.ts'
import { passedCalls } from './passedCalls.ts'
import { redirectOf } from '../src/redirects.ts'
import type { Pages } from './pages.ts'
import { cachedPages, freshFor, storedPages, usableFor } from './pageCache.ts'
import { pictures } from './pictures.ts'
import { player } from './player.ts'
import type { SiteConfig } from './siteConfig.ts'
import type { SendFor } from './send.ts'
import { socialPictures } from './socialPictures.ts'
import { taskPagePath } from './taskPage.ts'
import { wellKnown } from './wellKnown.ts'

/** What the site is served from. */
export interface SiteOptions {
  config: Config
  pages: Pages
  /** The way to the API. */
  sendFor: SendFor
  /** Origin of an API that runs apart; its calls are passed on. Null: it is in this process. */
  apiUrl: string | null
  /** Where pages lead people outside of the site. */
  links: Omit<SiteConfig, 'apiUrl' | 'arePagesShared'>
  /** Whether caches in front may keep pages. */
  arePagesShared: boolean
  /** Of requests for pages by address. */
  counts: Counts
}

/** Pages, built files, artwork and the demo player. */
export async function site(
  server: FastifyInstance,
  { config, pages, sendFor, apiUrl, links, arePagesShared, counts }: SiteOptions,
): Promise<void> {
  const notAPage = refuseMethods(knownMethods(server))
  const policyWith = policyByStyle(pages, config)
  const failurePages = failurePagesFor(pages)
  await server.register(artwork)
  const style = await pages.brandStyle(config.brand).catch((error: Error) => {
    throw new StartError(`BRAND_FILE: ${error.message}`)
  })
  await server.register(brandFiles, {
    brand: config.brand,
    style: style.css,
    cohorts: config.bootcampCohorts,
  })
  const brand = pageBrand(config.brand, style)
  await server.register(player, { languageFor: pages.languageFor })
  await server.register(films)
  await server.register(pictures)
  const { publicUrl } = config
  await server.register(wellKnown, { email: config.brand.securityEmail, publicUrl })
  await server.register(crawlers, { publicUrl, sendFor })
  const folder = apiUrl ? null : readableOutbox(config)
  if (folder !== null) await server.register(outbox, { folder })
  if (apiUrl) await server.register(passedCalls, { apiUrl })
  if (pages.clientFolder) await serveBuild(server, pages.clientFolder, config.labBaseUrl)

  await server.register(issuerDocument, { sendFor })
  await server.register(languageForm, {
    cookieOf: pages.languageCookieFor,
    isSecure: publicUrl.startsWith('https:'),
  })
  // In development every page is fresh.
  const render = pages.clientFolder ? cachedPages(pages.render) : storedPages(pages.render)
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const query = queryOf(request.url)
    const path = request.url.slice(0, request.url.length - query.length)
    const elsewhere = redirectOf(path) ?? credentialAddress(path) ?? withoutLinkEnd(path)
    if (elsewhere !== undefined) return reply.redirect(elsewhere + query, 301)
    const taskPage = taskPagePath(request.url)
    if (taskPage !== null) reply.header('referrer-policy', 'no-referrer')
    const language = pages.languageFor(request.headers)
    reply.header('vary', varies)
    try {
      const { status, content, css, link, isAboutPerson } = await render({
        url: await pages.addressOf(taskPage ?? (isPath(request.url) ? request.url : noPath)),
        language,
        send: sendFor(request.ip),
        now: new Date(),
        settings: {
          origin: config.publicUrl,
          cohorts: config.bootcampCohorts,
          ...links,
          brand,
        },
      })
      reply
        .code(status)
        .header('content-security-policy', policyWith(css))
        .header(
          'cache-control',
          status !== 200 || taskPage !== null
            ? 'no-store'
            : cacheControl(arePagesShared, isAboutPerson),
        )
      if (link) reply.header('link', link)
      // The API counts by the minute.
      if (status === 429) reply.header('retry-after', 60)
      return await sendStored(request, reply, content)
    } catch (error) {
      request.log.error({ err: error, url: redactUrl(request.url) }, 'a page could not be rendered')
      noteFault(faultOf(error, request))
      return await sendPlainPage(reply, 500, failurePages(request.headers).failed)
    }
  }
  server.setNotFoundHandler(notAPage)
  server.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.statusCode === 429) {
      logSecurityEvent(request, 'rate_limited')
      // The header `retry-after` is there already.
      return sendPlainPage(reply, 429, failurePages(request.headers).tooMany)
    }
    if (error.statusCode === 503)
      return sendPlainPage(reply.header('retry-after', 5), 503, failurePages(request.headers).busy)
    // A part of a film that it does not have.
    if (error.statusCode === 416)
      return reply.code(416).type('text/plain; charset=utf-8').send('Range not satisfiable')
    // Refused files (paths that climb, odd characters) are not there.
    if ((error.statusCode ?? 500) < 500) return notAPage(request, reply)
    request.log.error({ err: error, url: redactUrl(request.url) }, 'a request failed')
    noteFault(faultOf(error, request))
    return sendPlainPage(reply, 500, failurePages(request.headers).failed)
  })
  // Rendering costs more than most calls: the same limit for an address. Built files and artwork
  // are outside of it.
  await server.register(async (limited) => {
    await installShedding(limited)
    await installRateLimit(limited, {
      scaleOf: addressScale(config),
      counts,
      name: 'pages',
    })
    await limited.register(socialPictures, { brand: config.brand, sendFor })
    limited.get('/*', sendPage)
  })
}

/**
 * Policies by the style inside a page: there is one for each route, and its hash is computed once.
 */
function policyByStyle({ inlineScript }: Pages, { videoEmbedUrl }: Config) {
  const known = new Map<string, string>()
  return (inlineStyle: string): string => {
    const policy =
      known.get(inlineStyle) ?? pagePolicy({ inlineScript, inlineStyle, videoEmbedUrl })
    known.set(inlineStyle, policy)
    return policy
  }
}

/** What the language of a page depends on. */
const varies = 'accept-language, cookie'

/** Two slashes begin another site's address, not a path. */
const isPath = (url: string) => !/^\/[/\\]/.test(url)
/** In place of what is not a path: opens the page that says so. */
const noPath = '/404'

/**
 * A visitor's own browser may show a page again for a minute while it asks for a newer one; but not
 * one about a person, which may be revoked or hidden. A cache between may keep it only if the
 * operator says so: its language is the visitor's, and not every such cache obeys `vary`.
 */
const cacheControl = (isShared: boolean, isAboutPerson: boolean): string =>
  [
    isShared ? 'public' : 'private',
    'max-age=0',
    ...(isShared ? [`s-maxage=${freshFor}`] : []),
    ...(isAboutPerson ? [] : [`stale-while-revalidate=${usableFor}`]),
  ].join(', ')

/** Any path can be read, as pages take what nothing else takes; few take other methods. */
const refuseMethods =
  (methodsOf: ReturnType<typeof knownMethods>) =>
  ({ method, url }: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const allowed = [...new Set(['GET', 'HEAD', ...methodsOf(url)])]
    reply.type('text/plain; charset=utf-8')
    return allowed.includes(method)
      ? reply.code(404).send('Not found')
      : reply.code(405).header('allow', allowed.join(', ')).send('Method not allowed')
  }

/** Files with a hash in their name never change; the others of the folder may. */
async function serveBuild(
  server: FastifyInstance,
  folder: string,
  labs: string | null,
): Promise<void> {
  await server.register(builtFiles, { folder: join(folder, 'assets'), labs })
  await server.register(fastifyStatic, {
    root: folder,
    prefix: '/',
    decorateReply: false,
    wildcard: false,
    index: false,
    globIgnore: ['assets/**', 'manifest.json'],
    maxAge: '1h',
  })
}

function queryOf(url: string): string {
  const start = url.indexOf('?')
  return start < 0 ? '' : url.slice(start)
}
