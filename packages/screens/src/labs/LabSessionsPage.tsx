import { Heading } from '@rampart/ui/Heading'
import { useMessages } from '@rampart/ui/Language'
import { PageContainer } from '@rampart/ui/PageContainer'
import { Stack } from '@rampart/ui/Stack'
import type { ReactNode } from 'react'
import { labSessionMessages } from './labSessions.messages.ts'
import { SessionsSkeleton } from './SessionsSkeleton.tsx'

/** Title and margins of the list of sessions. */
export function LabSessionsPage({ children }: { children: ReactNode }) {
  const { title } = useMessages(labSessionMessages)
  return (
    <PageContainer space="section">
      <Stack gap={8}>
        <Heading level={1} size={38}>
          {title}
        </Heading>
        {children}
      </Stack>
    </PageContainer>
  )
}

/** The page until it is known who is signed in. */
export function LabSessionsSkeleton() {
  return (
    <LabSessionsPage>
      <SessionsSkeleton />
    </LabSessionsPage>
  )
}
