import { ErrorState } from '@rampart/ui/ErrorState'
import { useMessages } from '@rampart/ui/Language'
import { LinkButton } from '@rampart/ui/LinkButton'
import { PageContainer } from '@rampart/ui/PageContainer'
import { QueryGate } from '../pages/QueryGate.tsx'
import { labSessionMessages } from './labSessions.messages.ts'
import { LabSessionSkeleton } from './LabSessionSkeleton.tsx'
import { LabSessionView } from './LabSessionView.tsx'
import { useLabSession } from './useLabSession.ts'

export interface LabSessionScreenProps {
  sessionId: string
  /** Where all sessions are listed. */
  sessionsHref: string
  /** Where a lab's page is. */
  labHref: (path: string) => string
  /** Where a course's page is. */
  courseHref: (slug: string) => string
  /** Called when the learner has ended the session. */
  onEnded: () => void
  /** The page's title, which says so when the time runs out. */
  onTitleChange: (title: string) => void
}

/** One session of a lab: the way in, the guide and the time (specification §2, §4). */
export function LabSessionScreen({ sessionId, ...rest }: LabSessionScreenProps) {
  const messages = useMessages(labSessionMessages)
  const query = useLabSession(sessionId)
  const back = (variant: 'solid' | 'outline') => (
    <LinkButton href={rest.sessionsHref} variant={variant}>
      {messages.backToList}
    </LinkButton>
  )
  return (
    <QueryGate
      query={query}
      skeleton={<LabSessionSkeleton />}
      failure={() => ({ title: messages.sessionFailed, action: back('outline') })}
      absent={
        <PageContainer space="section">
          <ErrorState title={messages.sessionNotFound} action={back('solid')} headingLevel={1} />
        </PageContainer>
      }
    >
      {(session) => (
        <LabSessionView
          session={session}
          isStale={query.isError}
          onTimeOver={query.refetch}
          {...rest}
        />
      )}
    </QueryGate>
  )
}
