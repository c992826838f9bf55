import { Card } from '../Card/Card.tsx'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'
import { content, text } from './LabStartingCard.css.ts'

/** What is said while a lab starts (specification §2), here and on the cards of sessions. */
export const labStartingText = 'Lab Starting: This usually takes 1-2 minutes.'

export interface LabStartingCardProps {
  /** Other sessions are started first. @default false */
  isQueued?: boolean
}

/** Stands where the `LabAccessCard` will, while the environment is made. */
export function LabStartingCard({ isQueued = false }: LabStartingCardProps) {
  return (
    <Card as="section" aria-label="Lab Starting">
      <div className={content}>
        <div role="status" className={text}>
          {labStartingText}
        </div>
        <ProgressBar label="Lab starting" isLabelHidden tone="info" />
        <p>{isQueued ? 'It is your turn soon. ' : ''}You can read the guide already; this page shows the way in by itself.</p>
      </div>
    </Card>
  )
}
