import type { Adapters } from '@rampart/screens/adapters/adapters.ts'
import { AdaptersProvider } from '@rampart/screens/adapters/AdaptersProvider.tsx'
import { SessionProvider } from '@rampart/screens/session/SessionProvider.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Navigate, Route, Routes, useLocation, useParams } from 'react-router-dom'
import { KeepPreferences } from './KeepPreferences.tsx'
import { NotificationHost } from './notifications/NotificationHost.tsx'
import { redirects } from './redirects.ts'
import { routes } from './routes.tsx'
import { shownPath } from './routing.tsx'
import type { TokenSession } from './session.ts'
import { SettingsProvider } from './settings.tsx'
import type { PageSettings } from './settings.tsx'
import type { Connection } from './shell/connection.ts'
import { TranslateContent } from './TranslateContent.tsx'
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
              <KeepPreferences />
              <TranslateContent />
              <Shell session={session} connection={connection}>
                <Suspense fallback={null}>
                  <Page />
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
  const { pathname } = useLocation()
  const shown = shownPath(pathname)
  return (
    <Routes {...(shown !== pathname && { location: shown })}>
      {routes.map(({ path, View }) => (
        <Route key={path} path={path} element={<View />} />
      ))}
      {redirects.map(({ path, to }) => (
        <Route key={path} path={path} element={<Redirect to={to} />} />
      ))}
    </Routes>
  )
}

/** Leads on from another spelling of a page, as the server does. */
function Redirect({ to }: { to: (typeof redirects)[number]['to'] }) {
  const params = useParams()
  const { search, hash } = useLocation()
  return <Navigate replace to={to(params) + search + hash} />
}
