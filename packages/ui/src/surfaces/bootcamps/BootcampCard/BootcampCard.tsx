import { ArrowRight, CalendarDays, Circle, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { OfContent } from '../../../components/Language/OfContent.tsx'
import { Chip } from '../../../components/Chip/Chip.tsx'
import { useMessages } from '#language'
import { LevelChip } from '../../../components/LevelChip/LevelChip.tsx'
import type { LevelRange } from '../../../domain.ts'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import type { BootcampStatus } from './bootcampStatus.ts'
import { bootcampTones } from './bootcampStatus.ts'
import {
  arrow,
  body,
  card,
  chips,
  description as descriptionStyle,
  fact,
  facts,
  icon,
  link,
  picture,
  title as titleStyle,
} from './BootcampCard.css.ts'
import { bootcampCardMessages } from './BootcampCard.messages.ts'

export type { BootcampStatus }

export interface BootcampCardProps extends RootProps {
  /** Address that the whole card links to. */
  href: string
  title: string
  /** What it is about, in a sentence or two. */
  description: string
  level: LevelRange
  /** Length as words in the language of the page, such as '12 weeks'. */
  duration: ReactNode
  /** When it starts or ended, as words. */
  startInfo: string
  /** Shown as a chip. */
  status: BootcampStatus
  /** Address of the 16:9 picture; without one only its background is shown. */
  imageUrl?: string
  /** Heading level of the title. @default 2 */
  headingLevel?: 2 | 3
}

/**
 * A bootcamp in the catalogue, which is one link as a whole. For a course or lab use `ContentCard`.
 */
export function BootcampCard({
  href,
  title,
  description,
  level,
  duration,
  startInfo,
  status,
  imageUrl,
  headingLevel = 2,
  ...root
}: BootcampCardProps) {
  const Title = `h${headingLevel}` as const
  const id = useId()
  const messages = useMessages(bootcampCardMessages)
  return (
    <article {...rootPropsOf(root)} aria-labelledby={id} className={card}>
      {imageUrl ? (
        <img src={imageUrl} alt="" width={480} height={270} decoding="async" className={picture} />
      ) : (
        <div className={picture} />
      )}
      <div className={body}>
        <div className={chips}>
          <LevelChip {...level} />
          <Chip tone={bootcampTones[status]}>
            <Circle size={8} fill="currentColor" aria-hidden="true" />
            {messages.statuses[status]}
          </Chip>
        </div>
        <Title id={id} className={titleStyle}>
          <OfContent>{title}</OfContent>
        </Title>
        <p className={descriptionStyle}>
          <OfContent>{description}</OfContent>
        </p>
        <ul role="list" className={facts}>
          <li className={fact}>
            <Clock size={16} aria-hidden="true" className={icon} />
            {duration}
          </li>
          <li className={fact}>
            <CalendarDays size={16} aria-hidden="true" className={icon} />
            {startInfo}
          </li>
        </ul>
        <a href={href} className={link}>
          <span>
            {messages.viewDetails}
            <VisuallyHidden>
              {' '}
              <OfContent>{title}</OfContent>
            </VisuallyHidden>
          </span>
          <ArrowRight size={18} aria-hidden="true" className={arrow} />
        </a>
      </div>
    </article>
  )
}
