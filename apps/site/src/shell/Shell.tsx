import { usePartFailure } from '@rampart/screens/notifications/usePartFailure.ts'
import { AppShell } from '@rampart/ui/AppShell'
import type { ReactNode } from 'react'
import { useLocation } from '../navigation/Router.tsx'
import { useArrival } from '../navigation/useArrival.ts'
import { useLinkNavigation } from '../navigation/useLinkNavigation.ts'
import type { TokenSession } from '../session.ts'
import type { Connection } from './connection.ts'
import { Header, Notice, PageFooter } from './lateParts.ts'
import { PageBoundary } from './PageBoundary.tsx'
import { useForgetPerson, usePersonKey } from './usePerson.ts'

export interface ShellProps {
  session: TokenSession
  connection: Connection
  children: ReactNode
}

/**
 * Header, main part and footer of every page. What changes by itself (who is signed in, the
 * connection) is read inside of the parts, not here: a change around a part that still waits for
 * its code would take away what the server has sent of it.
 */
export function Shell({ session, connection, children }: ShellProps) {
  const followLink = useLinkNavigation()
  useArrival()
  const { pathname } = useLocation()
  return (
    <AppShell
      header={<Header session={session} pathname={pathname} />}
      footer={<PageFooter />}
      notice={<Notice connection={connection} />}
      onPartFailure={usePartFailure()}
      onFollowLink={followLink}
    >
      <OwnPage place={pathname}>{children}</OwnPage>
    </AppShell>
  )
}

function OwnPage({ place, children }: { place: string; children: ReactNode }) {
  useForgetPerson()
  return (
    <PageBoundary key={usePersonKey()} place={place}>
      {children}
    </PageBoundary>
  )
}
