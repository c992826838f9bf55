import type { ReactNode } from 'react'
import { useId } from 'react'
import { OfContent } from '../../../components/Language/OfContent.tsx'
import { Card } from '../../../components/Card/Card.tsx'
import { Chip } from '../../../components/Chip/Chip.tsx'
import type { DrawingMotif } from '../../../components/EmptyState/Drawing.tsx'
import { Drawing } from '../../../components/EmptyState/Drawing.tsx'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { body, chipLine, head, tile, title as titleStyle, words } from './LearningCardFrame.css.ts'

/** Motif of a course's domain, in the corner of its card. */
export type LearningMotif = Exclude<DrawingMotif, 'broken'>

export interface LearningCardFrameProps extends RootProps {
  title: string
  /** Address of the title's link; without one the title is plain text. */
  href?: string
  domain: string
  motif: LearningMotif
  headingLevel: 2 | 3
  /** Beside the chip: a menu. */
  corner?: ReactNode
  children: ReactNode
}

/** What the cards of a learner's courses share: the motif of the domain, its chip and the title. */
export function LearningCardFrame({
  title,
  href,
  domain,
  motif,
  headingLevel,
  corner,
  children,
  ...root
}: LearningCardFrameProps) {
  const Title = `h${headingLevel}` as const
  const id = useId()
  return (
    <Card {...rootPropsOf(root)} as="article" aria-labelledby={id} height="full">
      <div className={body}>
        <div className={head}>
          <div data-skeleton="shape" className={tile}>
            <Drawing motif={motif} />
          </div>
          <div className={words}>
            <div className={chipLine}>
              <Chip tone="accent">{domain}</Chip>
            </div>
            <Title id={id} className={titleStyle}>
              {href ? (
                <a href={href}>
                  <OfContent>{title}</OfContent>
                </a>
              ) : (
                <OfContent>{title}</OfContent>
              )}
            </Title>
          </div>
          {corner}
        </div>
        {children}
      </div>
    </Card>
  )
}
