import { usePartFailure } from '@rampart/screens/notifications/usePartFailure.ts'
import { useSession } from '@rampart/screens/session/SessionProvider.tsx'
import { AppShell } from '@rampart/ui/AppShell'
import { Footer } from '@rampart/ui/Footer'
import { useMessages } from '@rampart/ui/Language'
import { OfflineBanner } from '@rampart/ui/OfflineBanner'
import { TopBar } from '@rampart/ui/TopBar'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { brandMessages } from '../brand.messages.ts'
import { brand } from '../brand.ts'
import { useArrival } from '../navigation/useArrival.ts'
import { useLinkNavigation } from '../navigation/useLinkNavigation.ts'
import { usePrefetch } from '../navigation/usePrefetch.ts'
import { paths } from '../paths.ts'
import { choosePreferences, usePreferences } from '../preferences.ts'
import type { TokenSession } from '../session.ts'
import type { Connection } from './connection.ts'
import { PageBoundary } from './PageBoundary.tsx'
import { shellMessages } from './shell.messages.ts'
import { useAccountName } from './useAccountName.ts'
import { useConnection } from './useConnection.ts'
import { useLogOut } from './useLogOut.ts'
import { usePerson } from './usePerson.ts'

type ShellMessages = (typeof shellMessages)['english']

const elsewhere = ({ community, blog }: ShellMessages) => [
  { label: community, href: brand.communityUrl, isExternal: true },
  { label: blog, href: brand.blogUrl, isExternal: true },
]

const linksIn = (messages: ShellMessages) => [
  { label: messages.bootcamps, href: paths.bootcamps },
  { label: messages.verify, href: paths.verifyCertificate },
  ...elsewhere(messages),
]

const columnsIn = (messages: ShellMessages) => [
  {
    title: messages.learn,
    links: [
      { label: messages.courses, href: paths.courses },
      { label: messages.labs, href: paths.labs },
      { label: messages.bootcamps, href: paths.bootcamps },
    ],
  },
  { title: messages.trust, links: [{ label: messages.verifyCertificate, href: paths.verifyCertificate }] },
  { title: messages.meet, links: elsewhere(messages) },
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
  const messages = useMessages(shellMessages)
  const { tagline, social } = useMessages(brandMessages)
  const { pathname } = useLocation()
  const preferences = usePreferences()
  const theme = { value: preferences.theme, onChange: (chosen: typeof preferences.theme) => choosePreferences({ motion: preferences.motion, theme: chosen }) }
  const bar = { brand: brand.name, links: linksIn(messages), currentPath: pathname, session: useSession(), onLogOut: useLogOut(session), ...useAccountName() }
  return (
    <AppShell
      header={<TopBar {...bar} />}
      footer={
        <Footer
          brand={brand.name}
          tagline={tagline}
          year={year}
          socials={brand.socials.map(({ place, ...link }) => ({ ...link, label: social(place) }))}
          columns={columnsIn(messages)}
          theme={theme}
        />
      }
      notice={<OfflineBanner {...useConnection(connection)} />}
      onPartFailure={usePartFailure()}
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
