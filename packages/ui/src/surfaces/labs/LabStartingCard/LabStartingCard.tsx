import { Card } from '../../../components/Card/Card.tsx'
import { useLocale, useMessages } from '#language'
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar.tsx'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { content, text } from './LabStartingCard.css.ts'
import { labStartingCardMessages } from './LabStartingCard.messages.ts'

export interface LabStartingCardProps extends RootProps {
  /** Its place among the sessions that wait for a start, from 1; leave out once it is starting. */
  queuePlace?: number
}

/** Shown in place of the `LabAccessCard` while the environment is being made. */
export function LabStartingCard({ queuePlace, ...root }: LabStartingCardProps) {
  const messages = useMessages(labStartingCardMessages)
  const locale = useLocale()
  return (
    <Card {...rootPropsOf(root)} as="section" aria-label={messages.label}>
      <div className={content}>
        <div role="status" className={text}>
          {messages.starting}
        </div>
        <ProgressBar label={messages.progress} isLabelHidden tone="info" />
        {queuePlace !== undefined && (
          <p role="status">
            {queuePlace === 1 ? messages.next : messages.waiting(queuePlace.toLocaleString(locale))}
          </p>
        )}
        <p>{messages.readMeanwhile}</p>
      </div>
    </Card>
  )
}
