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
  // A visitor who goes Back before scripts run has another address with the page of this one; who
  // goes Back from here on is followed.
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
  // The pages of somebody who is signed in ask at once. Those of others have their data; the code
  // comes before the first press that needs it, as requesting it would make that press late.
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
      // It was under way when the learner signed out: no redirect is needed. What is asked for
      // later, in a dialog that another tab has signed out behind, would be refused in silence.
      if (session.state() === 'signed-out' && askedAt <= signedOutAt) return
      session.signOut()
      noteSessionEnd(true)
      location.assign(paths.signIn(location.pathname + location.search))
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

/** What terminals of labs keep in this browser goes with the session: it may hold secrets. */
const forgetTerminals = async () =>
  (await import('@rampart/screens/labs/terminal/keepTerminal.ts')).forgetTerminals()

// A task of its own: reading the scripts is long enough on a phone.
setTimeout(() => void start())
