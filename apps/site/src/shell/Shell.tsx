import { useAdapters } from '@rampart/screens/adapters/AdaptersProvider.tsx'
import { useSession, useSessionStore } from '@rampart/screens/session/SessionProvider.tsx'
import { AppShell } from '@rampart/ui/AppShell'
import { Footer } from '@rampart/ui/Footer'
import { TopBar } from '@rampart/ui/TopBar'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router-dom'
import { brand } from '../brand.ts'
import { useArrival } from '../navigation/useArrival.ts'
import { useLinkNavigation } from '../navigation/useLinkNavigation.ts'
import { usePrefetch } from '../navigation/usePrefetch.ts'
import { paths } from '../paths.ts'

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

/** Header, main part and footer of every page. */
export function Shell({ year, children }: { year: number; children: ReactNode }) {
  useLinkNavigation()
  usePrefetch()
  useArrival()
  useReadyMark()
  useForgetting()
  const { pathname } = useLocation()
  return (
    <AppShell
      header={<TopBar brand={brand.name} links={links} session={useSession()} currentPath={pathname} onLogOut={useLogOut()} />}
      footer={<Footer brand={brand.name} tagline={brand.tagline} year={year} socials={brand.socials} columns={columns} />}
    >
      {children}
    </AppShell>
  )
}

/** `data-ready` on the root says that a press is answered now; fonts, tests and the benchmark wait for it. */
function useReadyMark(): void {
  useEffect(() => {
    document.documentElement.dataset['ready'] = ''
    const address = document.querySelector<HTMLMetaElement>('meta[name="fonts"]')?.content
    void import('../fonts.ts').then(({ rememberFonts }) => (address ? rememberFonts(address) : undefined))
  }, [])
}

/** What was read with a session goes with it, however it ended: the next person at this screen shall not see it. */
function useForgetting(): void {
  const session = useSession()
  const queries = useQueryClient()
  useEffect(() => {
    if (session === 'signed-out') queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] === 'own' })
  }, [session, queries])
}

/** Tells the server, forgets the token and what was not sent yet, and goes home (specification §2). */
function useLogOut(): () => void {
  const { account, drafts } = useAdapters()
  const store = useSessionStore()
  const navigate = useNavigate()
  return () => {
    // The token is forgotten here whatever the server says; it ends by itself in hours at most.
    void account
      .signOut()
      .catch((error: unknown) => console.warn('The server could not be told of the log-out.', error))
      .finally(() => {
        // A page that requires a session leaves for the sign-in page first, so that home is where it ends.
        flushSync(() => store.signOut())
        drafts.clear()
        void navigate(paths.explore)
      })
  }
}
