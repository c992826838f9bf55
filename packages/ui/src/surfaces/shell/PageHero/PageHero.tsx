import type { ReactNode } from 'react'
import { Heading } from '../../../components/Heading/Heading.tsx'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { PageContainer } from '../PageContainer/PageContainer.tsx'
import {
  artwork as artworkUnder,
  artworkBeside,
  besideArtwork,
  eyebrow as eyebrowStyle,
  hero,
  inside,
  lead as leadStyle,
  signedInSlot,
  slot,
  withArtwork,
} from './PageHero.css.ts'

export interface PageHeroProps extends RootProps {
  /** Title of the page, its only `h1`. */
  title: ReactNode
  /** A short line over the title, such as 'Courses · Labs · Bootcamps'. */
  eyebrow?: string
  /** One or two sentences under the title. */
  lead?: ReactNode
  /**
   * Picture at the right: decoration, or an image with its own text. It fades into the background.
   */
  artwork?: ReactNode
  /**
   * `under`: from 900 px on; its faded side is under the text. `beside`: from 720 px on; the text
   * leaves half of the width to it.
   * @default 'under'
   */
  artworkPlace?: 'under' | 'beside'
  /** Under the lead: chips, a button, a search field. */
  children?: ReactNode
  /**
   * `signed-in`: `children` may come later, and only for signed-in people; space for a button is
   * kept.
   * @default 'all'
   */
  childrenFor?: 'all' | 'signed-in'
}

/**
 * The top of a page, on a dark background with the volt rule below: the most prominent part of the
 * page. For a course use `CourseHero`.
 */
export function PageHero({
  title,
  eyebrow,
  lead,
  artwork,
  artworkPlace = 'under',
  children,
  childrenFor = 'all',
  ...root
}: PageHeroProps) {
  const isBeside = artworkPlace === 'beside'
  return (
    <div {...rootPropsOf(root)} className={hero}>
      <PageContainer>
        <div className={artwork ? `${inside} ${isBeside ? besideArtwork : withArtwork}` : inside}>
          {eyebrow && <p className={eyebrowStyle}>{eyebrow}</p>}
          <Heading level={1} size={48}>
            {title}
          </Heading>
          {lead && <p className={leadStyle}>{lead}</p>}
          {children && (
            <div className={childrenFor === 'all' ? slot : `${slot} ${signedInSlot}`}>
              {children}
            </div>
          )}
        </div>
      </PageContainer>
      {artwork && <div className={isBeside ? artworkBeside : artworkUnder}>{artwork}</div>}
    </div>
  )
}
