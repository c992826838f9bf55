import type { ReactNode } from 'react'
import { OfContent } from '../../../components/Language/OfContent.tsx'
import { Chip } from '../../../components/Chip/Chip.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Inline } from '../../../components/Inline/Inline.tsx'
import { useMessages } from '#language'
import { LevelChip } from '../../../components/LevelChip/LevelChip.tsx'
import type { Level } from '../../../domain.ts'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { PageContainer } from '../../shell/PageContainer/PageContainer.tsx'
import {
  action as actionStyle,
  artwork as artworkStyle,
  chevron,
  cursor,
  description as descriptionStyle,
  hero,
  prompt as promptStyle,
  words,
} from './LabHero.css.ts'
import { labHeroMessages } from './LabHero.messages.ts'

export interface LabHeroProps extends RootProps {
  /** Title of the lab, the page's only `h1`. */
  title: string
  /** What it is about, in a few sentences. */
  description?: string
  level: Level
  /** Subject area, as words. */
  domain?: string
  /** Name of the lab as in its address; shown at the drawn prompt. */
  path: string
  /** After the chips for lab and level: the status of a session. */
  status?: ReactNode
  /** The launch button, or the banner of a session in progress. */
  action?: ReactNode
  /** An `Artwork` that covers its box, at the right from 900 px on. */
  artwork?: ReactNode
}

/**
 * The top of the pages of a lab and of its sessions: grid, prompt and violet. For a course use
 * `CourseHero`, for other pages `PageHero`.
 */
export function LabHero({
  title,
  description,
  level,
  domain,
  path,
  status,
  action,
  artwork,
  ...root
}: LabHeroProps) {
  const messages = useMessages(labHeroMessages)
  return (
    <div {...rootPropsOf(root)} className={hero}>
      {artwork && <div className={artworkStyle}>{artwork}</div>}
      <PageContainer>
        <div className={words}>
          <p aria-hidden="true" dir="ltr" className={promptStyle}>
            <span className={chevron}>{'>'}</span>
            {` lab ${path} `}
            <span className={cursor} />
          </p>
          <Inline>
            <Chip tone="lab">{messages.lab}</Chip>
            <LevelChip from={level} />
            {domain && <Chip tone="inverse">{domain}</Chip>}
            {status}
          </Inline>
          <Heading level={1} size={38}>
            <OfContent>{title}</OfContent>
          </Heading>
          {description && (
            <p className={descriptionStyle}>
              <OfContent>{description}</OfContent>
            </p>
          )}
          {action && <div className={actionStyle}>{action}</div>}
        </div>
      </PageContainer>
    </div>
  )
}
