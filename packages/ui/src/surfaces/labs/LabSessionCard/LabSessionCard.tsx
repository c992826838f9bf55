import { Flag } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { OfContent } from '../../../components/Language/OfContent.tsx'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { Card } from '../../../components/Card/Card.tsx'
import { Chip } from '../../../components/Chip/Chip.tsx'
import type { Fact } from '../../../components/FactList/FactList.tsx'
import { FactList } from '../../../components/FactList/FactList.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Inline } from '../../../components/Inline/Inline.tsx'
import { LabStatusChip } from '../../../components/LabStatusChip/LabStatusChip.tsx'
import { useMessages } from '#language'
import { LevelChip } from '../../../components/LevelChip/LevelChip.tsx'
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar.tsx'
import type { LabStatus, Level } from '../../../domain.ts'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { sessionDetailsMessages } from '../SessionDetails/SessionDetails.messages.ts'
import {
  actions as actionsStyle,
  chips,
  content,
  head,
  subject,
  titleLink,
  titles,
} from './LabSessionCard.css.ts'
import { labStartingCardMessages } from '../LabStartingCard/LabStartingCard.messages.ts'

export interface LabSessionCardProps extends RootProps {
  /** Title of the lab. */
  title: string
  /** Page of the lab, which the title links to. Without it the title is plain text. */
  href?: string
  /** Subject area, as words. */
  domain: string
  level: Level
  status: LabStatus
  /** Time left: a `RemainingTimeChip`. */
  time?: ReactNode
  /** Label beside the status if everything was solved, such as 'Solved'. */
  solved?: string
  /** Session Progress in percent, 0 to 100, while the session is active. */
  progress?: number
  /** Why the session failed. */
  error?: string
  /** Start, credits and other facts, in order. */
  facts: readonly Fact[]
  /** Buttons and links about the session, the main one first. */
  actions?: ReactNode
  /** Heading level of the title. @default 3 */
  headingLevel?: 2 | 3 | 4
}

/**
 * One session of a lab in a list, in progress or past. For the lab itself in the catalogue use
 * `ContentCard`.
 */
export function LabSessionCard({
  title,
  href,
  domain,
  level,
  status,
  time,
  solved,
  progress,
  error,
  facts,
  actions,
  headingLevel = 3,
  ...root
}: LabSessionCardProps) {
  const { starting } = useMessages(labStartingCardMessages)
  const details = useMessages(sessionDetailsMessages)
  const id = useId()
  return (
    <Card {...rootPropsOf(root)} as="article" aria-labelledby={id} height="full">
      <div className={content}>
        <div className={head}>
          <div className={titles}>
            <Heading level={headingLevel} size={18} id={id}>
              {href ? (
                <a href={href} className={titleLink}>
                  <OfContent>{title}</OfContent>
                </a>
              ) : (
                <OfContent>{title}</OfContent>
              )}
            </Heading>
            <Inline>
              <span className={subject}>{domain}</span>
              <LevelChip from={level} />
            </Inline>
          </div>
          <div className={chips}>
            <LabStatusChip status={status} />
            {solved !== undefined && (
              <Chip tone="signal">
                <Flag size={14} aria-hidden="true" />
                {solved}
              </Chip>
            )}
            {time}
          </div>
        </div>
        {(status === 'queued' || status === 'provisioning') && (
          <Alert tone="info">{starting}</Alert>
        )}
        {progress !== undefined && <ProgressBar label={details.progress} value={progress} />}
        {error && <Alert tone="critical">{error}</Alert>}
        <FactList facts={facts} />
        {actions && <div className={actionsStyle}>{actions}</div>}
      </div>
    </Card>
  )
}
