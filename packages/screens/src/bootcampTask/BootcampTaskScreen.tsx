import { ErrorState } from '@rampart/ui/ErrorState'
import { useMessages } from '@rampart/ui/Language'
import { LinkButton } from '@rampart/ui/LinkButton'
import { MessagePage } from '@rampart/ui/MessagePage'
import { PageContainer } from '@rampart/ui/PageContainer'
import { useState } from 'react'
import { statusOf } from '../adapters/errors.ts'
import { ruleMessages } from '../rules/rules.messages.ts'
import { ruleText } from '../rules/ruleText.ts'
import { bootcampTaskMessages } from './bootcampTask.messages.ts'
import { BootcampTaskSkeleton } from './BootcampTaskSkeleton.tsx'
import { BootcampTaskView } from './BootcampTaskView.tsx'
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
  const messages = useMessages(bootcampTaskMessages)
  const rules = useMessages(ruleMessages)
  const { data, error, isFetching, refetch } = useTask(slug, tokenProblem === null)
  const [hasEnded, setEnded] = useState(false)
  const back = <LinkButton href={bootcampHref}>{messages.back}</LinkButton>
  const denial = ruleText(tokenProblem ?? null, rules) ?? (hasEnded || statusOf(error) === 401 ? messages.sessionEnded : null)
  if (denial) {
    return (
      <MessagePage
        title={messages.denied}
        isAlert
        text={
          <>
            <span>{denial}</span> <span>{messages.deniedHelp}</span>
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
      <ErrorState title={messages.loadFailed} onRetry={() => void refetch()} isRetrying={isFetching} action={back} headingLevel={1}>
        {messages.loadFailedHelp}
      </ErrorState>
    </PageContainer>
  )
}
