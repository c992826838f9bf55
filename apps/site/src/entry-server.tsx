import './styles.ts'
import { courseQuery } from '@rampart/screens/course/useCourse.ts'
import { labQuery } from '@rampart/screens/labs/labQueries.ts'
import { DrawingContext } from '@rampart/screens/pages/DrawnPicture.tsx'
import { dehydrate } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { noAuthenticator } from './adapters/authenticator.ts'
import { noDevices } from './adapters/devices.ts'
import { httpAdapters } from './adapters/http.ts'
import type { Send } from './adapters/request.ts'
import { noDrafts, siteAdapters } from './adapters/site.ts'
import { noVerification } from './adapters/verification.ts'
import { App } from './App.tsx'
import { bootScript } from './boot.ts'
import { Document, stateId } from './Document.tsx'
import type { PageAssets, PageState } from './Document.tsx'
import { drawingOf } from './drawing.ts'
import { languageOf } from './languages.ts'
import { textsOf } from './textFiles.ts'
import { memoryHistory } from './navigation/history.ts'
import { matchRoute } from './navigation/matchRoute.ts'
import { Router } from './navigation/Router.tsx'
import { load, PageLanguage } from './PageLanguage.tsx'
import { ownCallsOf } from './ownCalls.ts'
import { createQueries } from './queries.ts'
import { routes } from './routes.tsx'
import { serverSession } from './session.ts'
import type { PageSettings } from './settings.tsx'
import { noConnectionWatch } from './shell/connection.ts'
import { structuredData } from './structuredData.ts'

export { bootScript } from './boot.ts'
export { routes } from './routes.tsx'
export { pageAddress } from './routing.tsx'
export { brandStyle } from './brandStyle.ts'
export { failureTexts } from './failureTexts.ts'
export { cookieFor, languages } from './languages.ts'
export { requestLanguage } from './requestLanguage.ts'

/** JSON that cannot end the element around it. */
const inElement = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c')

/** The style of the head, and the part after it that other sites and search engines read. */
const styleAndAbout =
  /(<style [^]*?<\/style>)((?:<title[^>]*>[^<]*<\/title>|<meta [^>]*>|<link rel="(?:icon|expect|canonical)"[^>]*>)+)/

/**
 * Puts what the page is about before its style: sites that show a link read only the first 32 kB of
 * its page.
 */
const withAboutFirst = (html: string): string =>
  html.replace(styleAndAbout, (_all, style: string, about: string) => about + style)

/** A preview's picture that the server has drawn in the size that other sites ask for. */
const drawnPreview =
  /<meta property="og:image" content="[^"]*(?:\/social\/[^"]*|\.preview)\.png"\/>/

/** Names that size, so that the first person who shares a link sees the picture too. */
const withPreviewSize = (html: string): string =>
  html.replace(
    drawnPreview,
    (picture) =>
      `${picture}<meta property="og:image:width" content="1200"/><meta property="og:image:height" content="630"/>`,
  )

/**
 * Adds the script that runs before the first paint, and at the end the state, own scripts, and what
 * search engines read.
 */
function withScripts(html: string, state: PageState, about: object | null): string {
  const own = state.assets.scripts.map((src) => `<script type="module" src="${src}"></script>`)
  const data = about ? `<script type="application/ld+json">${inElement(about)}</script>` : ''
  return withPreviewSize(withAboutFirst(html))
    .replace('</head>', () => `<script>${bootScript}</script></head>`)
    .replace(
      '</body>',
      () =>
        `<script id="${stateId}" type="application/json">${inElement(state)}</script>${own.join('')}${data}</body>`,
    )
}

/** What the server gives for one page. */
export interface PageRequest {
  /** Path and query, as `pageAddress` returns them. */
  url: string
  /** Tag of the language to render in. */
  language: string
  /** The way to the API. */
  send: Send
  /** Built files for a route's source file, and for that of the language's texts. */
  assetsFor: (source: string, ...texts: string[]) => { assets: PageAssets; css: string }
  now: Date
  settings: Omit<PageSettings, 'year'>
}

export interface RenderedPage {
  status: number
  html: string
  /** Rules of the style inside the page; empty if it has none. */
  css: string
  /** Whether it shows what a person may take back, or the issuer revoke. */
  isAboutPerson: boolean
}

/** Pages are rendered for everyone of a language alike. */
const nobody = () => undefined

const pagesAboutPeople = new Set(['src/routes/credential.tsx', 'src/routes/publicMap.tsx'])

/** Renders a page with its data. */
export async function renderPage({
  url,
  language: tag,
  send,
  assetsFor,
  now,
  settings: given,
}: PageRequest): Promise<RenderedPage> {
  const { pathname, searchParams: search } = new URL(url, 'http://site.invalid')
  const match = matchRoute(routes, pathname)
  if (!match) throw new Error(`No route matches ${pathname}`)
  const adapters = siteAdapters(
    httpAdapters(send, { learner: nobody, bootcamp: nobody }, noDevices, () => languageOf(tag).tag),
    noVerification,
    noAuthenticator,
    noDrafts,
    given,
  )
  const queries = createQueries(() => undefined)
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } })
  const module = await match.route.preload()
  const status = (await module.load?.({ adapters, queries, params: match.params, search })) ?? 200
  const first = await load(languageOf(tag))
  const { language } = first
  const texts = textsOf(language.tag)
  const { source } = match.route
  const { assets: files, css } = assetsFor(source, ...texts)
  const asks = ownCallsOf(source, match.params)
  const assets = asks.length > 0 ? { ...files, asks } : files
  const settings = { ...given, year: now.getUTCFullYear() }
  const state: PageState = {
    assets,
    address: url,
    queries: dehydrate(queries),
    settings,
    language: language.tag,
  }
  const html = renderToString(
    <Document assets={assets} css={css} brand={settings.brand} language={language}>
      <PageLanguage first={first}>
        <Router history={memoryHistory(url)}>
          <DrawingContext value={drawingOf}>
            <App
              adapters={adapters}
              queries={queries}
              session={serverSession}
              connection={noConnectionWatch}
              settings={settings}
            />
          </DrawingContext>
        </Router>
      </PageLanguage>
    </Document>,
  )
  const { courseSlug, labPath, slug } = match.params
  const about = structuredData({
    source,
    url,
    slug: courseSlug ?? labPath ?? slug ?? '',
    course: queries.getQueryData(courseQuery(adapters.course, courseSlug ?? '').queryKey),
    lab: queries.getQueryData(labQuery(adapters.lab, labPath ?? '').queryKey),
    settings,
    messages: first.messages,
    now: now.getTime(),
  })
  queries.clear()
  const isAboutPerson = pagesAboutPeople.has(match.route.source)
  return { status, html: `<!doctype html>${withScripts(html, state, about)}`, css, isAboutPerson }
}
