import './styles.ts'
import { hydrate } from '@tanstack/react-query'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { deferred } from './adapters/deferred.ts'
import { browserDrafts, siteAdapters } from './adapters/site.ts'
import { browserVerification } from './adapters/verification.ts'
import { App } from './App.tsx'
import { Document, stateId } from './Document.tsx'
import type { PageState } from './Document.tsx'
import { paths } from './paths.ts'
import { createQueries } from './queries.ts'
import { routes } from './routes.tsx'
import { matchRoute } from './routing.tsx'
import { browserSession } from './session.ts'

async function start(): Promise<void> {
  const state = document.getElementById(stateId)?.textContent ?? '{}'
  const { assets, queries: dehydrated, year, origin } = JSON.parse(state) as PageState
  const session = browserSession()
  const server = deferred(async () => (await import('./adapters/http.ts')).httpAdapters((path, init) => fetch(path, init), session.token))
  const adapters = siteAdapters(server, browserVerification(origin), browserDrafts(session.token))
  const queries = createQueries(() => {
    session.signOut()
    location.assign(paths.signIn(location.pathname + location.search))
  })
  hydrate(queries, dehydrated)
  await matchRoute(routes, location.pathname)?.route.preload()
  startTransition(() => {
    hydrateRoot(
      document,
      <Document assets={assets} state={state}>
        <BrowserRouter>
          <App adapters={adapters} queries={queries} session={session} year={year} origin={origin} />
        </BrowserRouter>
      </Document>,
    )
  })
}

void start()
