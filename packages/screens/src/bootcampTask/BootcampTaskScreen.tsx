import { ErrorState } from '@rampart/ui/ErrorState'
import { LinkButton } from '@rampart/ui/LinkButton'
import { MessagePage } from '@rampart/ui/MessagePage'
import { PageContainer } from '@rampart/ui/PageContainer'
import { useState } from 'react'
import { statusOf } from '../adapters/errors.ts'
import { BootcampTaskSkeleton } from './BootcampTaskSkeleton.tsx'
import { BootcampTaskView } from './BootcampTaskView.tsx'
import { sessionEndedMessage } from './taskErrors.ts'
import { useTask } from './taskQuery.ts'

export interface BootcampTaskScreenProps {
  /** The bootcamp's slug. */
  slug: string
  /** The bootcamp's title. */
  title: string
  /** The bootcamp's page, where access links are asked for. */
  bootcampHref: string
  /** What is wrong with the access token, null when nothing is; undefined until it has been looked at. Specification §5. */
  tokenProblem: string | null | undefined
}

/** A participant's task in a bootcamp: where it stands, and the form that hands it in (specification §2, §4, §5, §8). */
export function BootcampTaskScreen({ slug, title, bootcampHref, tokenProblem }: BootcampTaskScreenProps) {
  const { data, error, isFetching, refetch } = useTask(slug, tokenProblem === null)
  const [hasEnded, setEnded] = useState(false)
  const back = <LinkButton href={bootcampHref}>Back to Bootcamp</LinkButton>
  const denial = tokenProblem ?? (hasEnded || statusOf(error) === 401 ? sessionEndedMessage : null)
  if (denial) {
    return (
      <MessagePage
        title="Access Denied"
        isAlert
        text={
          <>
            <span>{denial}</span> <span>To get a link by email, choose Submit Tasks on the page of the bootcamp.</span>
          </>
        }
        action={back}
      />
    )
  }
  if (data) {
    return (
      <BootcampTaskView slug={slug} title={title} bootcampHref={bootcampHref} task={data.task} participant={data.user} onSessionEnd={() => setEnded(true)} />
    )
  }
  if (!error) return <BootcampTaskSkeleton title={title} bootcampHref={bootcampHref} />
  return (
    <PageContainer space="section">
      <ErrorState title="Failed to load your task" onRetry={() => void refetch()} isRetrying={isFetching} action={back} headingLevel={1}>
        Please check your connection and try again. Nothing of what you handed in or typed is lost.
      </ErrorState>
    </PageContainer>
  )
}
