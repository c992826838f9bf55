import './styles.ts'
import { dehydrate } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { noAuthenticator } from './adapters/authenticator.ts'
import { httpAdapters } from './adapters/http.ts'
import type { Send } from './adapters/request.ts'
import { noDrafts, siteAdapters } from './adapters/site.ts'
import { noVerification } from './adapters/verification.ts'
import { App } from './App.tsx'
import { Document, serializeState } from './Document.tsx'
import type { PageAssets } from './Document.tsx'
import { createQueries } from './queries.ts'
import { routes } from './routes.tsx'
import { matchRoute } from './routing.tsx'
import { serverSession } from './session.ts'
import type { PageSettings } from './settings.tsx'
import { noConnectionWatch } from './shell/connection.ts'

export { bootScript } from './boot.ts'
export { routes } from './routes.tsx'
export { pageAddress } from './routing.tsx'
export { brandStyle } from './brandStyle.ts'

/** What the server gives for one page. */
export interface PageRequest {
  /** Path and query, as `pageAddress` returns them. */
  url: string
  /** The way to the API. */
  send: Send
  /** Built files for a route's source file. */
  assetsFor: (source: string) => { assets: PageAssets; css: string }
  now: Date
  settings: Omit<PageSettings, 'year'>
}

export interface RenderedPage {
  status: number
  html: string
  /** Rules of the style that the page carries itself; empty where it carries none. */
  css: string
}

/** Pages are rendered for everyone alike. */
const nobody = () => undefined

/** Renders a page with its data. */
export async function renderPage({
  url,
  send,
  assetsFor,
  now,
  settings: given,
}: PageRequest): Promise<RenderedPage> {
  const { pathname, searchParams: search } = new URL(url, 'http://site.invalid')
  const match = matchRoute(routes, pathname)
  if (!match) throw new Error(`No route matches ${pathname}`)
  const adapters = siteAdapters(
    httpAdapters(send, { learner: nobody, bootcamp: nobody }),
    noVerification,
    noAuthenticator,
    noDrafts,
    given,
  )
  const queries = createQueries(() => undefined)
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } })
  const module = await match.route.preload()
  const status = (await module.load?.({ adapters, queries, params: match.params, search })) ?? 200
  const { assets, css } = assetsFor(match.route.source)
  const settings = { ...given, year: now.getUTCFullYear() }
  const state = serializeState({ assets, queries: dehydrate(queries), settings })
  const html = renderToString(
    <Document assets={assets} css={css} brand={settings.brand} state={state}>
      <StaticRouter location={url}>
        <App
          adapters={adapters}
          queries={queries}
          session={serverSession}
          connection={noConnectionWatch}
          settings={settings}
        />
      </StaticRouter>
    </Document>,
  )
  queries.clear()
  return { status, html: `<!doctype html>${html}`, css }
}
