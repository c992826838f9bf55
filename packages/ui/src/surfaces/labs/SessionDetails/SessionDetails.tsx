import type { ReactNode } from 'react'
import { OfContent } from '../../../components/Language/OfContent.tsx'
import { Card } from '../../../components/Card/Card.tsx'
import { FactList } from '../../../components/FactList/FactList.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { useMessages } from '#language'
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar.tsx'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { actions as actionsStyle, content, lead } from './SessionDetails.css.ts'
import { sessionDetailsMessages } from './SessionDetails.messages.ts'

export interface SessionDetailsProps extends RootProps {
  /** When the environment became active, as words; leave out before that. */
  started?: string
  /** Minutes from start to expiry, extensions included. */
  minutes: number
  /** Credits taken, without those given back. */
  credits: number
  /** When the session ended, as words; leave out while it is in progress. */
  ended?: string
  /** Session Progress in percent, 0 to 100; leave out if no time runs. */
  progress?: number
  /** Time left: a large `RemainingTimeChip`. */
  time?: ReactNode
  /** Buttons about the session, full width. */
  actions?: ReactNode
  /** @default 'Session Details' */
  title?: string
}

/**
 * Time, length and price of a lab session, with buttons to change them; beside the guide, where it
 * stays visible.
 */
export function SessionDetails({
  started,
  minutes,
  credits,
  ended,
  progress,
  time,
  actions,
  title,
  ...root
}: SessionDetailsProps) {
  const messages = useMessages(sessionDetailsMessages)
  const name = title ?? messages.title
  const facts = [
    // A session that ended before it ran never started.
    ...(started === undefined && ended !== undefined
      ? []
      : [{ label: messages.started, value: started ?? messages.notStarted }]),
    { label: messages.duration, value: messages.minutes(minutes) },
    { label: messages.creditsUsed, value: String(credits) },
    ...(ended === undefined ? [] : [{ label: messages.ended, value: ended }]),
  ]
  return (
    <Card {...rootPropsOf(root)} as="section" aria-label={name}>
      <div className={content}>
        {(time || progress !== undefined) && (
          <div className={lead}>
            {time}
            {progress !== undefined && <ProgressBar label={messages.progress} value={progress} />}
          </div>
        )}
        <Heading level={2} size={18}>
          <OfContent>{name}</OfContent>
        </Heading>
        <FactList facts={facts} />
        {actions && <div className={actionsStyle}>{actions}</div>}
      </div>
    </Card>
  )
}
