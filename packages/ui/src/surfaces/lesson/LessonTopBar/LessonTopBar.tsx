import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Breadcrumb } from '../../../components/Breadcrumbs/Breadcrumbs.tsx'
import { Breadcrumbs } from '../../../components/Breadcrumbs/Breadcrumbs.tsx'
import { OfContent, useForeignContent } from '../../../components/Language/OfContent.tsx'
import { useMessages } from '#language'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { actionPlace, arrow, back, bar, title, trail } from './LessonTopBar.css.ts'
import { lessonTopBarMessages } from './LessonTopBar.messages.ts'

/** What the bar of a lesson says. */
export interface LessonTopBarContent {
  courseTitle: string
  /** Language of the course's title, if it is not that of the content around. */
  courseLang?: string | undefined
  /** Where the arrow leads: the course's page. */
  courseHref: string
  /** Title of the lesson: if given, the bar shows the way to it as breadcrumbs. */
  lessonTitle?: string
  /** The page above the course, the first of the breadcrumbs. */
  catalog?: Breadcrumb
}

export interface LessonTopBarProps extends LessonTopBarContent, RootProps {
  /** At the end, such as the button that shows the lessons on narrow screens. */
  action?: ReactNode
}

/**
 * The bar of a lesson, below the site's own: a link back to the course, with its title or with
 * breadcrumbs.
 */
export function LessonTopBar({
  courseTitle,
  courseLang,
  courseHref,
  lessonTitle,
  catalog,
  action,
  ...root
}: LessonTopBarProps) {
  const messages = useMessages(lessonTopBarMessages)
  const foreign = useForeignContent(courseLang)
  const course = { label: <OfContent lang={courseLang}>{courseTitle}</OfContent>, href: courseHref }
  return (
    <div {...rootPropsOf(root)} className={bar}>
      <a
        href={courseHref}
        // Its name as well: with a label besides, screen readers would say it twice.
        title={messages.back}
        data-only-wide={lessonTitle ? '' : undefined}
        className={back}
      >
        <ArrowLeft size={22} aria-hidden="true" className={arrow} />
      </a>
      {lessonTitle ? (
        <div className={trail}>
          <Breadcrumbs
            parents={catalog ? [catalog, course] : [course]}
            current={<OfContent>{lessonTitle}</OfContent>}
          />
        </div>
      ) : (
        <p className={title} lang={foreign} dir={foreign && 'auto'}>
          {courseTitle}
        </p>
      )}
      {action && <div className={actionPlace}>{action}</div>}
    </div>
  )
}
