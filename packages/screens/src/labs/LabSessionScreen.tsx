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
  /** Address of the list of sessions. */
  sessionsHref: string
  /** Address of a lab's page. */
  labHref: (path: string) => string
  /** Address of a course's page. */
  courseHref: (slug: string) => string
  /** Called when the learner has ended the session. */
  onEnded: () => void
  /** Called with the page's title, which says so when the time runs out. */
  onTitleChange: (title: string) => void
}

/** One session of a lab: address and credentials, the guide and the time (specification §2, §4). */
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
