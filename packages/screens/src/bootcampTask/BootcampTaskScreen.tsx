import type { AccessProblem } from '@rampart/contract/errors/accessErrors'
import { Button } from '@rampart/ui/Button'
import { Inline } from '@rampart/ui/Inline'
import { useMessages } from '@rampart/ui/Language'
import { LinkButton } from '@rampart/ui/LinkButton'
import { MessagePage } from '@rampart/ui/MessagePage'
import { useEffect, useState } from 'react'
import { statusOf } from '../adapters/errors.ts'
import { TaskAccess } from '../bootcamps/TaskAccess.tsx'
import { useTaskAccess } from '../bootcamps/useTaskAccess.ts'
import { QueryGate } from '../pages/QueryGate.tsx'
import { useProblems } from '../problems/useProblems.ts'
import { accessProblems } from './accessProblems.ts'
import { bootcampTaskMessages } from './bootcampTask.messages.ts'
import { BootcampTaskSkeleton } from './BootcampTaskSkeleton.tsx'
import { BootcampTaskView } from './BootcampTaskView.tsx'
import { useTask } from './taskQuery.ts'

export interface BootcampTaskScreenProps {
  /** The bootcamp's slug. */
  slug: string
  /** The bootcamp's title. */
  title: string
  /** The bootcamp's page, on which access links are requested. */
  bootcampHref: string
  /**
   * What is wrong with the access token, null if nothing is; undefined until it has been checked.
   * Specification §5.
   */
  tokenProblem: AccessProblem | null | undefined
  /** Whether 'Access Denied' is shown: the server may refuse a token that looked right. */
  onDeniedChange?: (isDenied: boolean) => void
}

/**
 * A participant's task in a bootcamp: its status, and the form to submit it (specification §2, §4,
 * §5, §8).
 */
export function BootcampTaskScreen({
  slug,
  title,
  bootcampHref,
  tokenProblem,
  onDeniedChange,
}: BootcampTaskScreenProps) {
  const messages = useMessages(bootcampTaskMessages)
  const problems = { ...useMessages(accessProblems), access_token_missing: messages.noToken }
  const textOf = useProblems()
  const query = useTask(slug, tokenProblem === null)
  const access = useTaskAccess(slug)
  const [hasEnded, setEnded] = useState(false)
  const back = (
    <LinkButton href={bootcampHref} variant="outline">
      {messages.back}
    </LinkButton>
  )
  const denial =
    (tokenProblem && problems[tokenProblem]) ??
    (hasEnded || statusOf(query.error) === 401 ? messages.sessionEnded : null)
  const isDenied = denial !== null
  useEffect(() => onDeniedChange?.(isDenied), [isDenied, onDeniedChange])
  if (isDenied) {
    return (
      <>
        <MessagePage
          title={messages.denied}
          isAlert
          text={
            <>
              <span>{denial}</span> <span>{messages.deniedHelp}</span>
            </>
          }
          action={
            <Inline justify="center">
              <Button onPress={access.open}>{messages.askForLink}</Button>
              {back}
            </Inline>
          }
        />
        <TaskAccess title={title} access={access} />
      </>
    )
  }
  return (
    <QueryGate
      query={query}
      skeleton={<BootcampTaskSkeleton title={title} bootcampHref={bootcampHref} />}
      failure={(error) => ({
        title: messages.loadFailed,
        detail: textOf(error, messages.loadFailedHelp),
        action: back,
      })}
    >
      {({ task, user }) => (
        <BootcampTaskView
          slug={slug}
          title={title}
          bootcampHref={bootcampHref}
          task={task}
          participant={user}
          onSessionEnd={() => setEnded(true)}
        />
      )}
    </QueryGate>
  )
}
