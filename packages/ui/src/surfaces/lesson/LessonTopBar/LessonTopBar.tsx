import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '#language'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { actionPlace, arrow, back, bar, title } from './LessonTopBar.css.ts'
import { lessonTopBarMessages } from './LessonTopBar.messages.ts'

export interface LessonTopBarProps extends RootProps {
  courseTitle: string
  /** Where the arrow leads: the course's page. */
  courseHref: string
  /** At the end, such as the button that shows the lessons on narrow screens. */
  action?: ReactNode
}

/** The bar of a lesson, below the site's own: back to the course, and its title. */
export function LessonTopBar({ courseTitle, courseHref, action, ...root }: LessonTopBarProps) {
  const messages = useMessages(lessonTopBarMessages)
  return (
    <div {...rootPropsOf(root)} className={bar}>
      <a href={courseHref} aria-label={messages.back} title={messages.back} className={back}>
        <ArrowLeft size={22} aria-hidden="true" className={arrow} />
      </a>
      <p className={title}>{courseTitle}</p>
      {action && <div className={actionPlace}>{action}</div>}
    </div>
  )
}
