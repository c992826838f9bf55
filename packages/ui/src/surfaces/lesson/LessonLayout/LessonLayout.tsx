import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { useMessages } from '#language'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import type { LessonOutlineProps } from '../LessonOutline/LessonOutline.tsx'
import { LessonOutline } from '../LessonOutline/LessonOutline.tsx'
import type { LessonTopBarContent } from '../LessonTopBar/LessonTopBar.tsx'
import { LessonTopBar } from '../LessonTopBar/LessonTopBar.tsx'
import { aside, content, layout, lesson, scroller, stagePlace } from './LessonLayout.css.ts'
import { OutlineButton } from './OutlineButton.tsx'
import { lessonLayoutMessages } from './LessonLayout.messages.ts'

export interface LessonLayoutProps extends LessonTopBarContent, RootProps {
  /**
   * Below the stage, in a reading column: actions, title, text, a quiz. They get equal space
   * between them.
   */
  children: ReactNode
  /** On the dark background above: a `VideoFrame`. Leave out for lessons without a video. */
  stage?: ReactNode
  outline: Omit<LessonOutlineProps, 'onLessonPress'>
}

/**
 * The page of a lesson below the site's header: its bar, the lesson, and the outline of the course,
 * beside it from 900 px on and in a drawer on narrower screens. CSS alone switches.
 */
export function LessonLayout({
  children,
  stage,
  courseTitle,
  courseLang,
  courseHref,
  lessonTitle,
  catalog,
  outline,
  ...root
}: LessonLayoutProps) {
  const messages = useMessages(lessonLayoutMessages)
  const side = useRef<HTMLDivElement>(null)
  const { currentLesson } = outline
  useEffect(() => {
    if (currentLesson) bringCurrentIntoSight(side.current)
  }, [currentLesson])
  return (
    <div {...rootPropsOf(root)}>
      <LessonTopBar
        courseTitle={courseTitle}
        courseLang={courseLang}
        courseHref={courseHref}
        lessonTitle={lessonTitle}
        catalog={catalog}
        action={<OutlineButton {...outline} />}
      />
      <div className={layout}>
        <div className={lesson}>
          {stage && <div className={stagePlace}>{stage}</div>}
          <div className={content}>{children}</div>
        </div>
        <aside aria-label={messages.outline} className={aside}>
          <div ref={side} className={scroller}>
            <LessonOutline {...outline} />
          </div>
        </aside>
      </div>
    </div>
  )
}

/** Scrolls the outline, never the page, if the current lesson is out of sight. */
function bringCurrentIntoSight(side: HTMLElement | null): void {
  const current = side?.querySelector('[aria-current]')
  if (!side || !current) return
  const place = current.getBoundingClientRect()
  const frame = side.getBoundingClientRect()
  if (place.top < frame.top || place.bottom > frame.bottom)
    side.scrollTop += place.top - frame.top - (frame.height - place.height) / 2
}
