import type { LabSession } from '@rampart/contract/entities/labSession'
import { isInProgress } from '@rampart/contract/rules/labStatus'
import { Alert } from '@rampart/ui/Alert'
import { LabAccessCard } from '@rampart/ui/LabAccessCard'
import { LabStartingCard } from '@rampart/ui/LabStartingCard'
import { useMessages } from '@rampart/ui/Language'
import { LinkButton } from '@rampart/ui/LinkButton'
import { copyText } from '../clipboard/copyText.ts'
import { labSessionMessages } from './labSessions.messages.ts'
import { endingOf, shownCredentials } from './sessionTexts.ts'

/**
 * The most important part of a session now: that it starts, its address and credentials, or how it
 * ended.
 */
export function SessionState({ session, labHref }: { session: LabSession; labHref: string }) {
  const messages = useMessages(labSessionMessages)
  const { status, outputs, queuePlace } = session
  if (status === 'active') {
    return (
      <LabAccessCard
        url={outputs?.connectionUrl ?? undefined}
        credentials={shownCredentials(outputs?.credentials ?? {})}
        onCopy={copyText}
      />
    )
  }
  if (isInProgress(status)) return <LabStartingCard {...(queuePlace !== null && { queuePlace })} />
  const ending = endingOf(session, messages)
  return (
    ending && (
      <Alert
        tone={ending.tone}
        action={
          <LinkButton
            href={labHref}
            size="small"
            variant={status === 'failed' ? 'solid' : 'outline'}
          >
            {status === 'failed' ? messages.retry : messages.launchAgain}
          </LinkButton>
        }
      >
        {ending.text}
      </Alert>
    )
  )
}
