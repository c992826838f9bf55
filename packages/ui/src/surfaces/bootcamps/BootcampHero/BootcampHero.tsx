import { ArrowLeft, CalendarDays, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { OfContent } from '../../../components/Language/OfContent.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { useMessages } from '#language'
import { LevelChip } from '../../../components/LevelChip/LevelChip.tsx'
import type { LevelRange } from '../../../domain.ts'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { PageContainer } from '../../shell/PageContainer/PageContainer.tsx'
import { artwork, hero } from '../../shell/PageHero/PageHero.css.ts'
import {
  arrow,
  back,
  description as descriptionStyle,
  fact,
  facts,
  icon,
  words,
} from './BootcampHero.css.ts'
import { bootcampHeroMessages } from './BootcampHero.messages.ts'

export interface BootcampHeroProps extends RootProps {
  /** Title of the bootcamp, the page's only `h1`. */
  title: string
  /** What it is about, in a few sentences. */
  description: string
  level: LevelRange
  /** Length as words in the language of the page, such as '12 weeks'. */
  duration: ReactNode
  /** When it starts or ended, as words. */
  startInfo: string
  /** Address of the link back: the catalogue of bootcamps. */
  backHref: string
  /** Address of the picture, at the right from 900 px on. */
  imageUrl?: string
}

/** The top of a bootcamp's page. For a course use `CourseHero`, for other pages `PageHero`. */
export function BootcampHero({
  title,
  description,
  level,
  duration,
  startInfo,
  backHref,
  imageUrl,
  ...root
}: BootcampHeroProps) {
  const messages = useMessages(bootcampHeroMessages)
  return (
    <div {...rootPropsOf(root)} className={hero}>
      {imageUrl && (
        <div className={artwork}>
          <img src={imageUrl} alt="" width={480} height={270} decoding="async" />
        </div>
      )}
      <PageContainer>
        <div className={words}>
          <a href={backHref} className={back}>
            <ArrowLeft size={18} aria-hidden="true" className={arrow} />
            {messages.back}
          </a>
          <LevelChip {...level} />
          <Heading level={1} size={38}>
            <OfContent>{title}</OfContent>
          </Heading>
          <p className={descriptionStyle}>
            <OfContent>{description}</OfContent>
          </p>
          <ul role="list" className={facts}>
            <li className={fact}>
              <Clock size={18} aria-hidden="true" className={icon} />
              {duration}
            </li>
            <li className={fact}>
              <CalendarDays size={18} aria-hidden="true" className={icon} />
              {startInfo}
            </li>
          </ul>
        </div>
      </PageContainer>
    </div>
  )
}
