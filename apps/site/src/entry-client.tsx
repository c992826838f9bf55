import { paths } from '@rampart/contract/rules/sitePaths'
import './styles.ts'
import { loadLateParts, untilDone } from '@rampart/screens/pages/latePart.tsx'
import { hydrate } from '@tanstack/react-query'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { browserAuthenticator } from './adapters/authenticator.ts'
import { deferred } from './adapters/deferred.ts'
import { browserDrafts, siteAdapters } from './adapters/site.ts'
import { App } from './App.tsx'
import { Document, stateId } from './Document.tsx'
import type { PageState } from './Document.tsx'
import { languageOf } from './languages.ts'
import { browserHistory, memoryHistory } from './navigation/history.ts'
import { addLoadedFiles } from './navigation/loadPart.ts'
import { matchRoute } from './navigation/matchRoute.ts'
import { Router } from './navigation/Router.tsx'
import { forgetPresses, takenOver } from './navigation/takenOver.ts'
import { load, PageLanguage, shownTag } from './PageLanguage.tsx'
import { createQueries } from './queries.ts'
import { routes } from './routes.tsx'
import { pageAddress } from './routing.tsx'
import { browserSession } from './session.ts'
import { noteSessionEnd } from './sessionEnd.ts'
import { watchConnection } from './shell/connection.ts'

async function start(): Promise<void> {
  const state = document.getElementById(stateId)?.textContent ?? '{}'
  const {
    assets,
    address,
    queries: dehydrated,
    settings,
    language: tag,
  } = JSON.parse(state) as PageState
  // If a visitor goes Back before scripts run, the address is no longer that of the page; from here
  // on, going Back is noticed.
  const isLeft = pageAddress(routes, location.pathname + location.search) !== address
  const rendered = (isLeft ? memoryHistory(address) : browserHistory).read()
  // Without the texts of its language no part of the page can be taken over.
  const language = untilDone(() => load(languageOf(tag)))
  const session = browserSession()
  const server = deferred(async () => {
    const [{ httpAdapters }, { browserDevices }, { bootcampToken }, { sendInBrowser }] =
      await importServer()
    const tokens = { learner: session.token, bootcamp: bootcampToken }
    return httpAdapters(sendInBrowser, tokens, browserDevices, shownTag)
  })
  // Pages of a signed-in learner call the API at once. Other pages have their data already: the
  // code is loaded before the first press that needs it, because loading it then would delay the
  // press.
  const isNeeded = session.state() === 'signed-in' ? Promise.resolve() : takenOver
  isNeeded.then(importServer).catch(() => undefined)
  const { verification } = deferred(async () => {
    const { verificationInWorker } = await import('./adapters/verificationInWorker.ts')
    return { verification: verificationInWorker(settings.origin) }
  })
  const adapters = siteAdapters(
    server,
    verification,
    browserAuthenticator,
    browserDrafts(session.token),
    settings,
  )
  const connection = watchConnection()
  let signedOutAt = 0
  const queries = createQueries(
    (askedAt) => {
      // The call was under way when the learner signed out: no redirect is needed. A later call,
      // such as from a dialog in a page that another tab has signed out, does need one: it would
      // fail in silence.
      if (session.state() === 'signed-out' && askedAt <= signedOutAt) return
      session.signOut()
      noteSessionEnd(true)
      // The place in the page is kept; a mailed link's code (`#confirm=`) is sent to no server.
      location.assign(
        paths.signIn(location.pathname + location.search + location.hash.replace(/^.*=.*/, '')),
      )
    },
    () => void connection.check(),
  )
  session.subscribe(() => {
    if (session.state() !== 'signed-out') return
    signedOutAt = Date.now()
    void untilDone(forgetTerminals)
  })
  addLoadedFiles([...assets.styles, ...assets.preloads, ...assets.scripts])
  hydrate(queries, dehydrated)
  // If it fails, the page's own attempt follows.
  await matchRoute(routes, rendered.pathname)
    ?.route.preload(() => import(/* @vite-ignore */ assets.page))
    .catch(() => undefined)
  loadLateParts().catch(() => undefined)
  const first = await language
  startTransition(() => {
    hydrateRoot(
      document,
      <Document assets={assets} brand={settings.brand} language={first.language}>
        <PageLanguage first={first}>
          <Router history={browserHistory} rendered={rendered}>
            <App
              adapters={adapters}
              queries={queries}
              session={session}
              connection={connection}
              settings={settings}
            />
          </Router>
        </PageLanguage>
      </Document>,
    )
  })
  forgetPresses()
}

/** The code that asks the API; it is not among the bytes before interaction. */
const importServer = () =>
  Promise.all([
    import('./adapters/http.ts'),
    import('./adapters/devices.ts'),
    import('./bootcampSession.ts'),
    import('./adapters/sendInBrowser.ts'),
  ])

/**
 * What terminals of labs keep in this browser is deleted with the session: it may contain secrets.
 */
const forgetTerminals = async () =>
  (await import('@rampart/screens/labs/terminal/keepTerminal.ts')).forgetTerminals()

// A task of its own: parsing the scripts takes long enough on a phone.
setTimeout(() => void start())
