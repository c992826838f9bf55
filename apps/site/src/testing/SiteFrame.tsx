import { paths } from '@rampart/contract/rules/sitePaths'
import '../styles.ts'
import { memoryAuthenticator } from '@rampart/screens/testing/memory/memoryAuthenticator.ts'
import { memorySession } from '@rampart/screens/testing/memoryAdapters.ts'
import { useEffect, useState } from 'react'
import { httpAdapters } from '../adapters/http.ts'
import { browserDrafts, siteAdapters } from '../adapters/site.ts'
import { verificationInWorker } from '../adapters/verificationInWorker.ts'
import { App } from '../App.tsx'
import { bootcampToken } from '../bootcampSession.ts'
import { memoryHistory } from '../navigation/history.ts'
import { Router, useLocation, useNavigate } from '../navigation/Router.tsx'
import { positionsKey } from '../navigation/useArrival.ts'
import { createQueries } from '../queries.ts'
import type { TokenSession } from '../session.ts'
import { noteSessionEnd } from '../sessionEnd.ts'
import { noConnectionWatch } from '../shell/connection.ts'
import type { Connection } from '../shell/connection.ts'
import { storyOrigin, storySettings } from './storySettings.ts'
import { danaToken } from './storySite.ts'

export interface SiteFrameProps {
  /** Address to open, with its query. */
  path: string
  /** @default 'signed-out' */
  session?: 'signed-out' | 'signed-in'
  /** @default one that is always there */
  connection?: Connection
  /** Called with each address that is shown, the first one included. */
  onNavigate: (path: string) => void
}

/**
 * The whole site as it runs in a browser, for stories: router and session in memory, calls over the
 * real HTTP adapters.
 */
export function SiteFrame({ path, ...rest }: SiteFrameProps) {
  const [history] = useState(() => memoryHistory(path))
  return (
    <Router history={history}>
      <Site {...rest} />
    </Router>
  )
}

function Site({
  session: initial = 'signed-out',
  connection = noConnectionWatch,
  onNavigate,
}: Omit<SiteFrameProps, 'path'>) {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  // Another story's page was scrolled, not this one's.
  useState(() => sessionStorage.removeItem(positionsKey))
  const [session] = useState(() => tokenSession(initial === 'signed-in' ? danaToken : undefined))
  const [adapters] = useState(() =>
    siteAdapters(
      httpAdapters((path, init) => fetch(path, init), {
        learner: session.token,
        bootcamp: bootcampToken,
      }),
      verificationInWorker(storyOrigin),
      memoryAuthenticator(),
      browserDrafts(session.token),
      storySettings,
    ),
  )
  const [queries] = useState(() => {
    const client = createQueries(() => {
      session.signOut()
      noteSessionEnd(true)
      navigate(paths.signIn(pathname + search))
    })
    // As often as on the site, without the waits.
    const { queries: options, ...others } = client.getDefaultOptions()
    client.setDefaultOptions({ ...others, queries: { ...options, retryDelay: 0 } })
    return client
  })
  useEffect(() => onNavigate(pathname + search + hash), [onNavigate, pathname, search, hash])
  // Retries of a story that is left do not reach the next one.
  useEffect(() => () => queries.clear(), [queries])
  return (
    <App
      adapters={adapters}
      queries={queries}
      session={session}
      connection={connection}
      settings={storySettings}
    />
  )
}

function tokenSession(initial: string | undefined): TokenSession {
  const store = memorySession(initial ? 'signed-in' : 'signed-out')
  let token = initial
  return {
    ...store,
    token: () => token,
    owner: () => token,
    signIn: (next) => {
      token = next
      store.signIn(next)
    },
    signOut: () => {
      token = undefined
      store.signOut()
    },
  }
}
