import { Card } from '../../../components/Card/Card.tsx'
import { useMessages } from '../../../components/Language/Language.tsx'
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar.tsx'
import { content, text } from './LabStartingCard.css.ts'
import { labStartingCardMessages } from './LabStartingCard.messages.ts'

export interface LabStartingCardProps {
  /** Other sessions are started first. @default false */
  isQueued?: boolean
}

/** Stands where the `LabAccessCard` will, while the environment is made. */
export function LabStartingCard({ isQueued = false }: LabStartingCardProps) {
  const messages = useMessages(labStartingCardMessages)
  return (
    <Card as="section" aria-label={messages.label}>
      <div className={content}>
        <div role="status" className={text}>
          {messages.starting}
        </div>
        <ProgressBar label={messages.progress} isLabelHidden tone="info" />
        <p>{isQueued ? messages.queued : messages.readMeanwhile}</p>
      </div>
    </Card>
  )
}
