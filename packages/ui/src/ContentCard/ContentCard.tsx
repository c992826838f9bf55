import { Chip } from '../Chip/Chip.tsx'
import { useMessages } from '../Language/Language.tsx'
import { LevelChip } from '../LevelChip/LevelChip.tsx'
import { body, card, chips, duration as durationStyle, meta, picture, title as titleStyle } from './ContentCard.css.ts'
import { contentCardMessages } from './ContentCard.messages.ts'

export interface ContentCardProps {
  /** Where the whole card leads. */
  href: string
  /** `course` carries the primary chip, `lab` the secondary one. */
  kind: 'course' | 'lab'
  /** Shown on at most two lines. */
  title: string
  /** Subject area, as words. */
  domain: string
  /** beginner, intermediate or expert. */
  level: string
  /** Address of the 16:9 picture; without one its ground stands alone. */
  imageUrl?: string
  /** Formatted length, such as '2 Hrs 30 Mins'; leave out when it is not worth saying. */
  duration?: string
  /** Heading level of the title. @default 3 */
  headingLevel?: 2 | 3 | 4
}

/** A course or a lab in a catalogue: one link as a whole. For other grouped content use `Card`. */
export function ContentCard({ href, kind, title, domain, level, imageUrl, duration, headingLevel = 3 }: ContentCardProps) {
  const { kinds } = useMessages(contentCardMessages)
  const Title = `h${headingLevel}` as const
  return (
    <a href={href} className={card}>
      {imageUrl ? <img src={imageUrl} alt="" width={480} height={270} loading="lazy" decoding="async" className={picture} /> : <div className={picture} />}
      <div className={body}>
        <div className={chips}>
          <Chip tone={kind === 'course' ? 'accent' : 'lab'}>{kinds[kind]}</Chip>
          <LevelChip level={level} />
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
