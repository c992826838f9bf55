import './styles.ts'
import { dehydrate } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
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
import { noConnectionWatch } from './shell/connection.ts'

export { bootScript } from './boot.ts'

/** What the server gives for one page. */
export interface PageRequest {
  /** Path and query as asked for. */
  url: string
  /** The way to the API. */
  send: Send
  /** Built files for a route's source file. */
  assetsFor: (source: string) => PageAssets
  now: Date
  /** The site's public origin, without a slash at its end. */
  origin: string
  /** Where applications for bootcamps go. */
  bootcampApplyUrl: string
}

/** Pages are rendered for everybody alike. */
const nobody = () => undefined

/** Renders a page with its data. */
export async function renderPage({ url, send, assetsFor, now, origin, bootcampApplyUrl }: PageRequest): Promise<{ status: number; html: string }> {
  const { pathname } = new URL(url, 'http://site.invalid')
  const match = matchRoute(routes, pathname)
  if (!match) throw new Error(`No route matches ${pathname}`)
  const adapters = siteAdapters(httpAdapters(send, { learner: nobody, bootcamp: nobody }), noVerification, noDrafts)
  const queries = createQueries(() => undefined)
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } })
  const module = await match.route.preload()
  const status = (await module.load?.({ adapters, queries, params: match.params })) ?? 200
  const assets = assetsFor(match.route.source)
  const year = now.getUTCFullYear()
  const state = serializeState({ assets, queries: dehydrate(queries), year, origin, bootcampApplyUrl })
  const html = renderToString(
    <Document assets={assets} state={state}>
      <StaticRouter location={url}>
        <App
          adapters={adapters}
          queries={queries}
          session={serverSession}
          connection={noConnectionWatch}
          year={year}
          origin={origin}
          bootcampApplyUrl={bootcampApplyUrl}
        />
      </StaticRouter>
    </Document>,
  )
  queries.clear()
  return { status, html: `<!doctype html>${html}` }
}
