import { ArrowLeft } from 'lucide-react'
import { back, words } from '../BootcampHero/BootcampHero.css.ts'
import { Heading } from '../Heading/Heading.tsx'
import { PageContainer } from '../PageContainer/PageContainer.tsx'
import { eyebrow, hero } from '../PageHero/PageHero.css.ts'

export interface TaskHeroProps {
  /** Title of the bootcamp, the page's only `h1`. */
  title: string
  /** The bootcamp's page. */
  backHref: string
}

/** Opens the page on which a bootcamp's participant hands in a task. For the bootcamp itself use `BootcampHero`. */
export function TaskHero({ title, backHref }: TaskHeroProps) {
  return (
    <div className={hero}>
      <PageContainer>
        <div className={words}>
          <a href={backHref} className={back}>
            <ArrowLeft size={18} aria-hidden="true" />
            Back to Bootcamp
          </a>
          <p className={eyebrow}>Task submission</p>
          <Heading level={1} size={38}>
            {title}
          </Heading>
        </div>
      </PageContainer>
    </div>
  )
}
