import type { ReactNode } from 'react'
import { useForeignContent } from '../../../components/Language/OfContent.tsx'
import { Chip } from '../../../components/Chip/Chip.tsx'
import { useMessages } from '#language'
import { LevelChip } from '../../../components/LevelChip/LevelChip.tsx'
import type { Level } from '../../../domain.ts'
import { domainMessages } from '../../../domain.ts'
import { loadFirst } from '../../../react18/attributes.ts'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import {
  body,
  card,
  chips,
  drawing,
  duration as durationStyle,
  fill,
  meta,
  picture,
  tick,
  title as titleStyle,
  track,
} from './ContentCard.css.ts'

export interface ContentCardProps extends RootProps {
  /** Address that the whole card links to. */
  href: string
  /** `course` has the primary chip, `lab` the secondary one. */
  kind: 'course' | 'lab'
  /** Shown on at most two lines. */
  title: string
  /** Subject area, as words. */
  domain: string
  level: Level
  /** Address of the 16:9 picture; without one only its background is shown. */
  imageUrl?: string
  /** The picture itself, such as an SVG in the page, in place of loading `imageUrl`. */
  image?: ReactNode
  /**
   * When the picture is loaded: `eager` at once and before others (the cards that a visitor sees
   * first), `lazy` when it comes near the screen, `none` not yet (while the page is being taken
   * over by scripts; without scripts it is loaded all the same). @default 'lazy'
   */
  imageLoading?: 'eager' | 'lazy' | 'none'
  /** Formatted length, such as '2 Hrs 30 Mins'; leave out if it is too short to be of interest. */
  duration?: string
  /**
   * Label for a course that the learner has completed or a lab that is solved, such as 'Completed';
   * shown with a tick.
   */
  done?: string
  /**
   * How far the learner is in a running course: percent, and the same in words, such as '40% done'.
   */
  progress?: { percent: number; label: string }
  /** What a learner needs to begin it, such as 'By invitation'; leave out if nothing is needed. */
  access?: string
  /** Heading level of the title. @default 3 */
  headingLevel?: 2 | 3 | 4
}

/** A course or a lab in a catalogue: one link as a whole. For other grouped content use `Card`. */
export function ContentCard({
  href,
  kind,
  title,
  domain,
  level,
  imageUrl,
  image,
  imageLoading = 'lazy',
  duration,
  done,
  progress,
  access,
  headingLevel = 3,
  ...root
}: ContentCardProps) {
  const { types } = useMessages(domainMessages)
  const foreign = useForeignContent()
  const Title = `h${headingLevel}` as const
  return (
    <a {...rootPropsOf(root)} href={href} className={card}>
      {image ? (
        <div className={drawing} aria-hidden="true">
          {image}
        </div>
      ) : (
        <CardPicture url={imageUrl} loading={imageLoading} />
      )}
      {progress && (
        <div className={track} aria-hidden="true">
          {/* The width of an SVG is an attribute: style attributes are blocked. */}
          <svg className={fill} width={`${progress.percent}%`} />
        </div>
      )}
      <div className={body}>
        <div className={chips}>
          <Chip tone={kind === 'course' ? 'accent' : 'lab'}>{types[kind]}</Chip>
          <LevelChip from={level} />
          {done !== undefined && (
            <Chip tone="signal">
              <svg viewBox="0 0 12 12" width={12} aria-hidden="true" className={tick}>
                <path d="M2 6.5 4.8 9 10 3" />
              </svg>
              {done}
            </Chip>
          )}
          {progress && <Chip tone="info">{progress.label}</Chip>}
          {access !== undefined && <Chip>{access}</Chip>}
        </div>
        {/* A title in another language is cut at its own end. */}
        <Title className={titleStyle} lang={foreign} dir={foreign && 'auto'}>
          {title}
        </Title>
        <div className={meta}>
          <span>{domain}</span>
          {duration && <span className={durationStyle}>{duration}</span>}
        </div>
      </div>
    </a>
  )
}

interface CardPictureProps {
  url: string | undefined
  loading: 'eager' | 'lazy' | 'none'
}

function CardPicture({ url, loading }: CardPictureProps) {
  if (!url) return <div className={picture} />
  const image = (
    <img
      src={url}
      alt=""
      loading={loading === 'eager' ? 'eager' : 'lazy'}
      {...(loading === 'eager' && loadFirst)}
      decoding="async"
      className={picture}
    />
  )
  if (loading !== 'none') return image
  return (
    <div className={picture}>
      <noscript>{image}</noscript>
    </div>
  )
}
