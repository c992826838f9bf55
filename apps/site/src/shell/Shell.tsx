import { usePartFailure } from '@rampart/screens/notifications/usePartFailure.ts'
import { useSession } from '@rampart/screens/session/SessionProvider.tsx'
import { AppShell } from '@rampart/ui/AppShell'
import { Footer } from '@rampart/ui/Footer'
import { useMessages } from '@rampart/ui/Language'
import { OfflineBanner } from '@rampart/ui/OfflineBanner'
import { TopBar } from '@rampart/ui/TopBar'
import { useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { brandMessages } from '../brand.messages.ts'
import { headerId } from '../Document.tsx'
import { languages } from '../languages.ts'
import { useLocation } from '../navigation/Router.tsx'
import { markTakenOver } from '../navigation/takenOver.ts'
import { useArrival } from '../navigation/useArrival.ts'
import { useLinkNavigation } from '../navigation/useLinkNavigation.ts'
import { usePrefetch } from '../navigation/usePrefetch.ts'
import { useLanguageChoice } from '../PageLanguage.tsx'
import { paths } from '../paths.ts'
import { choosePreferences, usePreferences } from '../preferences.ts'
import { settled } from '../queries.ts'
import type { TokenSession } from '../session.ts'
import { useBrand, useSettings } from '../settings.tsx'
import type { PageBrand } from '../settings.tsx'
import type { Connection } from './connection.ts'
import { PageBoundary } from './PageBoundary.tsx'
import { shellMessages } from './shell.messages.ts'
import { useAccountName } from './useAccountName.ts'
import { useConnection } from './useConnection.ts'
import { useLogOut } from './useLogOut.ts'
import { usePerson } from './usePerson.ts'
import { useSearchDialog } from './useSearchDialog.tsx'
import { useRunningLab } from './useRunningLab.tsx'

type ShellMessages = (typeof shellMessages)['english']

const elsewhere = ({ community, blog }: ShellMessages, brand: PageBrand) => [
  { label: community, href: brand.communityUrl, isExternal: true },
  { label: blog, href: brand.blogUrl, isExternal: true },
]

const linksIn = (messages: ShellMessages, brand: PageBrand) => [
  { label: messages.bootcamps, href: paths.bootcamps },
  { label: messages.verify, href: paths.verifyCertificate },
  ...elsewhere(messages, brand),
]

const columnsIn = (messages: ShellMessages, brand: PageBrand) => [
  {
    title: messages.learn,
    links: [
      { label: messages.courses, href: paths.courses },
      { label: messages.labs, href: paths.labs },
      { label: messages.bootcamps, href: paths.bootcamps },
    ],
  },
  {
    title: messages.trust,
    links: [
      { label: messages.verifyCertificate, href: paths.verifyCertificate },
      ...(['accessibility', 'privacy', 'terms'] as const).map((slug) => ({
        label: messages[slug],
        href: paths.page(slug),
      })),
    ],
  },
  {
    title: messages.meet,
    links: [{ label: messages.help, href: paths.page('help') }, ...elsewhere(messages, brand)],
  },
]

export interface ShellProps {
  session: TokenSession
  connection: Connection
  children: ReactNode
}

/** Header, main part and footer of every page. */
export function Shell({ session, connection, children }: ShellProps) {
  const followLink = useLinkNavigation()
  usePrefetch()
  useArrival()
  const { pathname } = useLocation()
  return (
    <AppShell
      header={
        <Suspense>
          <Header session={session} pathname={pathname} />
        </Suspense>
      }
      footer={
        <Suspense>
          <PageFooter />
          <ReadyMark />
        </Suspense>
      }
      notice={<OfflineBanner {...useConnection(connection)} />}
      onPartFailure={usePartFailure()}
      onFollowLink={followLink}
    >
      <PageBoundary key={usePerson(session)} place={pathname}>
        {children}
      </PageBoundary>
    </AppShell>
  )
}

/** The session is read here, not around: what changes around a part that waits makes React take it over at once. */
function Header({ session, pathname }: { session: TokenSession; pathname: string }) {
  const brand = useBrand()
  const { search, dialog } = useSearchDialog(pathname)
  return (
    <>
      <TopBar
        id={headerId}
        search={search}
        brand={brand.name}
        mark={brand.mark}
        links={linksIn(useMessages(shellMessages), brand)}
        signInHref={paths.signIn()}
        accountLinks={paths}
        currentPath={pathname}
        session={useSession()}
        onLogOut={useLogOut(session)}
        {...useAccountName()}
        {...useRunningLab(pathname)}
      />
      {dialog}
    </>
  )
}

function PageFooter() {
  const brand = useBrand()
  const { social } = useMessages(brandMessages)
  const { theme, motion } = usePreferences()
  const language = useLanguageChoice()
  return (
    <Footer
      brand={brand.name}
      mark={brand.mark}
      owner={brand.legalName}
      tagline={brand.tagline}
      year={useSettings().year}
      socials={brand.socials.map(({ place, ...link }) => ({
        ...link,
        label: social(brand.name, place),
      }))}
      columns={columnsIn(useMessages(shellMessages), brand)}
      language={language && { ...language, options: languages, action: paths.language }}
      theme={
        brand.mode
          ? undefined
          : { value: theme, onChange: (chosen) => choosePreferences({ motion, theme: chosen }) }
      }
    />
  )
}

/**
 * `data-ready` on the root says that scripts have taken the whole page over; fonts, tests and the benchmark wait for it. Header, footer
 * and long lists come after the rest, as each is a `Suspense` part of its own; a press takes its part over at once.
 */
function ReadyMark(): null {
  const queries = useQueryClient()
  const [isRendered, setRendered] = useState(false)
  // oxlint-disable-next-line react/set-state-in-effect -- Fields tell in their effects what was typed before scripts came: it is rendered together with this.
  useEffect(() => setRendered(true), [])
  useEffect(() => {
    if (!isRendered) return
    markTakenOver()
    // If that fails, the fallback fonts stay.
    bringFonts(queries).catch(() => undefined)
  }, [isRendered, queries])
  return null
}

/** After what the page says: fonts weigh more than all of it. */
async function bringFonts(queries: QueryClient): Promise<void> {
  await settled(queries)
  const address = document.querySelector<HTMLMetaElement>('meta[name="fonts"]')?.content
  if (address) await (await import('../showFonts.ts')).showFonts(address)
  else await import('../fonts.ts')
}
