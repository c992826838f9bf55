import { ErrorState } from '@rampart/ui/ErrorState'
import { useMessages } from '@rampart/ui/Language'
import { LinkButton } from '@rampart/ui/LinkButton'
import { PageContainer } from '@rampart/ui/PageContainer'
import { useLabSession } from './labQueries.ts'
import { labSessionMessages } from './labSessions.messages.ts'
import { LabSessionSkeleton } from './LabSessionSkeleton.tsx'
import { LabSessionView } from './LabSessionView.tsx'

export interface LabSessionScreenProps {
  sessionId: string
  /** Where all sessions are listed. */
  sessionsHref: string
  /** Where a lab's page is. */
  labHref: (path: string) => string
  /** Called when the learner has ended the session. */
  onEnded: () => void
  /** The page's title, which says so when the time runs out. */
  onTitleChange: (title: string) => void
}

/** One session of a lab: the way in, the guide and the time (specification §2, §4). */
export function LabSessionScreen({ sessionId, ...rest }: LabSessionScreenProps) {
  const messages = useMessages(labSessionMessages)
  const { data: session, isPending, isError, isFetching, refetch } = useLabSession(sessionId)
  if (isPending) return <LabSessionSkeleton />
  if (session) return <LabSessionView session={session} isStale={isError} onTimeOver={refetch} {...rest} />
  const back = (
    <LinkButton href={rest.sessionsHref} variant={isError ? 'outline' : 'solid'}>
      {messages.backToList}
    </LinkButton>
  )
  return (
    <PageContainer space="section">
      {isError ? (
        <ErrorState title={messages.sessionFailed} onRetry={() => void refetch()} isRetrying={isFetching} action={back} headingLevel={1} />
      ) : (
        <ErrorState title={messages.sessionNotFound} action={back} headingLevel={1} />
      )}
    </PageContainer>
  )
}
