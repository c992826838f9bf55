import type { ReactNode } from 'react'
import { OfContent } from '../../../components/Language/OfContent.tsx'
import { Chip } from '../../../components/Chip/Chip.tsx'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { Contours } from '../../shell/Contours/Contours.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Inline } from '../../../components/Inline/Inline.tsx'
import { LevelChip } from '../../../components/LevelChip/LevelChip.tsx'
import type { Level } from '../../../domain.ts'
import { PageContainer } from '../../shell/PageContainer/PageContainer.tsx'
import { hero } from '../../shell/PageHero/PageHero.css.ts'
import {
  actionPlace,
  alone,
  columns,
  description as descriptionStyle,
  motif,
  words,
} from './CourseHero.css.ts'

export interface CourseHeroProps extends RootProps {
  /** Title of the course, the page's only `h1`. */
  title: string
  /** What it is about, in a few sentences. */
  description: string
  level: Level
  /** Subject area, as words. */
  domain: string
  /** The access button. */
  action?: ReactNode
  /** At the right from 900 px on, below the text on narrower screens: a `VideoPreview`. */
  preview?: ReactNode
}

/** The top of a course's page. For other pages use `PageHero`. */
export function CourseHero({
  title,
  description,
  level,
  domain,
  action,
  preview,
  ...root
}: CourseHeroProps) {
  return (
    <div {...rootPropsOf(root)} className={hero}>
      <div className={motif}>
        <Contours tone="inverse" />
      </div>
      <PageContainer>
        <div className={preview ? columns : `${columns} ${alone}`}>
          <div className={words}>
            <Inline>
              <LevelChip from={level} />
              <Chip tone="inverse">{domain}</Chip>
            </Inline>
            <Heading level={1} size={38}>
              <OfContent>{title}</OfContent>
            </Heading>
            <p className={descriptionStyle}>
              <OfContent>{description}</OfContent>
            </p>
            {action && <div className={actionPlace}>{action}</div>}
          </div>
          {preview}
        </div>
      </PageContainer>
    </div>
  )
}
