import { Chip } from '../../../components/Chip/Chip.tsx'
import { useMessages } from '#language'
import { LevelChip } from '../../../components/LevelChip/LevelChip.tsx'
import type { Level } from '../../../domain.ts'
import { domainMessages } from '../../../domain.ts'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import {
  body,
  card,
  chips,
  duration as durationStyle,
  meta,
  picture,
  title as titleStyle,
} from './ContentCard.css.ts'

export interface ContentCardProps extends RootProps {
  /** Where the whole card leads. */
  href: string
  /** `course` carries the primary chip, `lab` the secondary one. */
  kind: 'course' | 'lab'
  /** Shown on at most two lines. */
  title: string
  /** Subject area, as words. */
  domain: string
  level: Level
  /** Address of the 16:9 picture; without one its ground stands alone. */
  imageUrl?: string
  /**
   * When the picture is loaded: `eager` at once and before others (the cards that a visitor sees first), `lazy` when it comes near the
   * screen, `none` not yet (while the page is being taken over by scripts; without scripts it is loaded all the same). @default 'lazy'
   */
  imageLoading?: 'eager' | 'lazy' | 'none'
  /** Formatted length, such as '2 Hrs 30 Mins'; leave out when it is not worth saying. */
  duration?: string
  /** A word for a lab that the learner has solved, such as 'Solved'; leave out for all others. */
  solved?: string
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
  imageLoading = 'lazy',
  duration,
  solved,
  headingLevel = 3,
  ...root
}: ContentCardProps) {
  const { types } = useMessages(domainMessages)
  const Title = `h${headingLevel}` as const
  return (
    <a {...rootPropsOf(root)} href={href} className={card}>
      <CardPicture url={imageUrl} loading={imageLoading} />
      <div className={body}>
        <div className={chips}>
          <Chip tone={kind === 'course' ? 'accent' : 'lab'}>{types[kind]}</Chip>
          <LevelChip from={level} />
          {solved !== undefined && <Chip tone="signal">{solved}</Chip>}
        </div>
        <Title className={titleStyle}>{title}</Title>
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
      width={480}
      height={270}
      loading={loading === 'eager' ? 'eager' : 'lazy'}
      fetchPriority={loading === 'eager' ? 'high' : 'auto'}
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
