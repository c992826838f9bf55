import type { Adapters } from '@rampart/screens/adapters/adapters.ts'
import { AdaptersProvider } from '@rampart/screens/adapters/AdaptersProvider.tsx'
import { SessionProvider } from '@rampart/screens/session/SessionProvider.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { matchRoute } from './navigation/matchRoute.ts'
import { ParamsProvider, Redirect, useLocation } from './navigation/Router.tsx'
import { NotificationHost } from './notifications/NotificationHost.tsx'
import { redirectOf } from './redirects.ts'
import { routes } from './routes.tsx'
import type { TokenSession } from './session.ts'
import { SettingsProvider } from './settings.tsx'
import type { PageSettings } from './settings.tsx'
import type { Connection } from './shell/connection.ts'
import { LiveMark } from './shell/LiveMark.tsx'
import { Shell } from './shell/Shell.tsx'

/** What differs between browser, server and stories. */
export interface AppParts {
  adapters: Adapters
  queries: QueryClient
  session: TokenSession
  connection: Connection
  settings: PageSettings
}

/** The whole site below a router. */
export function App({ adapters, queries, session, connection, settings }: AppParts) {
  return (
    <QueryClientProvider client={queries}>
      <AdaptersProvider adapters={adapters}>
        <SessionProvider store={session}>
          <SettingsProvider settings={settings}>
            <NotificationHost>
              <Shell session={session} connection={connection}>
                <Suspense fallback={null}>
                  <Page />
                  <LiveMark />
                </Suspense>
              </Shell>
            </NotificationHost>
          </SettingsProvider>
        </SessionProvider>
      </AdaptersProvider>
    </QueryClientProvider>
  )
}

function Page() {
  const { pathname, search, hash } = useLocation()
  const elsewhere = redirectOf(pathname)
  if (elsewhere !== undefined) return <Redirect to={elsewhere + search + hash} />
  const match = matchRoute(routes, pathname)
  return (
    match && (
      <ParamsProvider params={match.params}>
        <match.route.View />
      </ParamsProvider>
    )
  )
}
