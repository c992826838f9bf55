import type { Adapters } from '@rampart/screens/adapters/adapters.ts'
import { AdaptersProvider } from '@rampart/screens/adapters/AdaptersProvider.tsx'
import { SessionProvider } from '@rampart/screens/session/SessionProvider.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { KeepPreferences } from './KeepPreferences.tsx'
import { BootcampApplyProvider } from './bootcampApply.tsx'
import { NotificationHost } from './notifications/NotificationHost.tsx'
import { OriginProvider } from './origin.tsx'
import { routes } from './routes.tsx'
import type { TokenSession } from './session.ts'
import type { Connection } from './shell/connection.ts'
import { Shell } from './shell/Shell.tsx'

/** What differs between browser, server and stories. */
export interface AppParts {
  adapters: Adapters
  queries: QueryClient
  session: TokenSession
  connection: Connection
  /** The year of the copyright line: the server's, so that both sides render the same. */
  year: number
  /** The site's public origin: the server's, for the same reason. */
  origin: string
  /** Where applications for bootcamps go: the server's setting. */
  bootcampApplyUrl: string
}

/** The whole site below a router. */
export function App({ adapters, queries, session, connection, year, origin, bootcampApplyUrl }: AppParts) {
  return (
    <QueryClientProvider client={queries}>
      <AdaptersProvider adapters={adapters}>
        <SessionProvider store={session}>
          <OriginProvider origin={origin}>
            <BootcampApplyProvider url={bootcampApplyUrl}>
              <NotificationHost>
                <KeepPreferences />
                <Shell year={year} session={session} connection={connection}>
                  <Suspense fallback={null}>
                    <Routes>
                      {routes.map(({ path, View }) => (
                        <Route key={path} path={path} element={<View />} />
                      ))}
                    </Routes>
                  </Suspense>
                </Shell>
              </NotificationHost>
            </BootcampApplyProvider>
          </OriginProvider>
        </SessionProvider>
      </AdaptersProvider>
    </QueryClientProvider>
  )
}
