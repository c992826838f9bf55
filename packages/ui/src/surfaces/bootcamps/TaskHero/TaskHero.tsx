import { ArrowLeft } from 'lucide-react'
import { OfContent } from '../../../components/Language/OfContent.tsx'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { arrow, back, words } from '../BootcampHero/BootcampHero.css.ts'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { useMessages } from '#language'
import { PageContainer } from '../../shell/PageContainer/PageContainer.tsx'
import { eyebrow, hero } from '../../shell/PageHero/PageHero.css.ts'
import { taskHeroMessages } from './TaskHero.messages.ts'

export interface TaskHeroProps extends RootProps {
  /** Title of the bootcamp, the page's only `h1`. */
  title: string
  /** The bootcamp's page. */
  backHref: string
}

/**
 * The top of the page on which a bootcamp's participant submits a task. For the bootcamp itself use
 * `BootcampHero`.
 */
export function TaskHero({ title, backHref, ...root }: TaskHeroProps) {
  const messages = useMessages(taskHeroMessages)
  return (
    <div {...rootPropsOf(root)} className={hero}>
      <PageContainer>
        <div className={words}>
          <a href={backHref} className={back}>
            <ArrowLeft size={18} aria-hidden="true" className={arrow} />
            {messages.back}
          </a>
          <p className={eyebrow}>{messages.eyebrow}</p>
          <Heading level={1} size={38}>
            <OfContent>{title}</OfContent>
          </Heading>
        </div>
      </PageContainer>
    </div>
  )
}
