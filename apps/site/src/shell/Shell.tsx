import { useNotify } from '@rampart/screens/notifications/NotificationsProvider.tsx'
import { partFailure } from '@rampart/screens/notifications/partFailure.ts'
import { useSession } from '@rampart/screens/session/SessionProvider.tsx'
import { AppShell } from '@rampart/ui/AppShell'
import { Footer } from '@rampart/ui/Footer'
import { OfflineBanner } from '@rampart/ui/OfflineBanner'
import { TopBar } from '@rampart/ui/TopBar'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { brand } from '../brand.ts'
import { useArrival } from '../navigation/useArrival.ts'
import { useLinkNavigation } from '../navigation/useLinkNavigation.ts'
import { usePrefetch } from '../navigation/usePrefetch.ts'
import { paths } from '../paths.ts'
import { choosePreferences, usePreferences } from '../preferences.ts'
import type { TokenSession } from '../session.ts'
import type { Connection } from './connection.ts'
import { PageBoundary } from './PageBoundary.tsx'
import { useAccountName } from './useAccountName.ts'
import { useConnection } from './useConnection.ts'
import { useLogOut } from './useLogOut.ts'
import { usePerson } from './usePerson.ts'

const links = [
  { label: 'Bootcamps', href: paths.bootcamps },
  { label: 'Verify Cert', href: paths.verifyCertificate },
  { label: 'Community', href: brand.communityUrl, isExternal: true },
  { label: 'Blog', href: brand.blogUrl, isExternal: true },
]

const columns = [
  {
    title: 'Learn',
    links: [
      { label: 'Courses', href: paths.courses },
      { label: 'Labs', href: paths.labs },
      { label: 'Bootcamps', href: paths.bootcamps },
    ],
  },
  {
    title: 'Trust',
    links: [{ label: 'Verify a certificate', href: paths.verifyCertificate }],
  },
  {
    title: 'Meet',
    links: [
      { label: 'Community', href: brand.communityUrl, isExternal: true },
      { label: 'Blog', href: brand.blogUrl, isExternal: true },
    ],
  },
]

export interface ShellProps {
  year: number
  session: TokenSession
  connection: Connection
  children: ReactNode
}

/** Header, main part and footer of every page. */
export function Shell({ year, session, connection, children }: ShellProps) {
  useLinkNavigation()
  usePrefetch()
  useArrival()
  useReadyMark()
  const notify = useNotify()
  const { pathname } = useLocation()
  const preferences = usePreferences()
  const theme = { value: preferences.theme, onChange: (chosen: typeof preferences.theme) => choosePreferences({ motion: preferences.motion, theme: chosen }) }
  const bar = { brand: brand.name, links, currentPath: pathname, session: useSession(), onLogOut: useLogOut(session), ...useAccountName() }
  return (
    <AppShell
      header={<TopBar {...bar} />}
      footer={<Footer brand={brand.name} tagline={brand.tagline} year={year} socials={brand.socials} columns={columns} theme={theme} />}
      notice={<OfflineBanner {...useConnection(connection)} />}
      onPartFailure={() => notify(partFailure)}
    >
      <PageBoundary key={usePerson(session)} place={pathname}>
        {children}
      </PageBoundary>
    </AppShell>
  )
}

/** `data-ready` on the root says that a press is answered now; fonts, tests and the benchmark wait for it. */
function useReadyMark(): void {
  useEffect(() => {
    document.documentElement.dataset['ready'] = ''
    const address = document.querySelector<HTMLMetaElement>('meta[name="fonts"]')?.content
    import('../fonts.ts').then(
      ({ rememberFonts }) => (address ? rememberFonts(address) : undefined),
      // The stand-ins stay.
      () => undefined,
    )
  }, [])
}
