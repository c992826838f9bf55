import { OfContent } from '../../../components/Language/OfContent.tsx'
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx'
import { useMessages } from '#language'
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import {
  done,
  here,
  lessons as lessonsStyle,
  mark,
  outline,
  progress,
  ring,
  row,
  tick,
  words,
} from './LessonOutline.css.ts'
import { lessonOutlineMessages } from './LessonOutline.messages.ts'

/** A part of the course with its lessons. */
export interface LessonOutlineModule {
  id: string
  title: string
  /** Language of the title, if it is not that of the content around. */
  lang?: string | undefined
  lessons: readonly {
    id: string
    title: string
    lang?: string | undefined
    href: string
    isCompleted: boolean
  }[]
}

export interface LessonOutlineProps extends RootProps {
  /** In order. The one with the current lesson is open; the learner opens others. */
  modules: readonly LessonOutlineModule[]
  /** Id of the current lesson. */
  currentLesson?: string
  /** Called when a lesson is chosen, before its link is followed: close the drawer. */
  onLessonPress?: () => void
}

/**
 * Every lesson of a course, with a tick if it is completed, and the learner's progress. Shown
 * beside a lesson, in a `LessonLayout`. For the outline of a course on its public page use
 * `CourseOutline`.
 */
export function LessonOutline({
  modules,
  currentLesson,
  onLessonPress,
  ...root
}: LessonOutlineProps) {
  const messages = useMessages(lessonOutlineMessages)
  const all = modules.flatMap(({ lessons }) => lessons)
  const completed = all.filter(({ isCompleted }) => isCompleted).length
  return (
    <nav {...rootPropsOf(root)} aria-label={messages.lessons} className={outline}>
      {all.length > 0 && (
        <div className={progress}>
          <ProgressBar
            label={messages.progress}
            value={(completed / all.length) * 100}
            valueText={messages.completedOf(completed, all.length)}
          />
        </div>
      )}
      <div>
        {modules.map(({ id, title, lang, lessons }) => (
          <Disclosure
            key={id}
            title={<OfContent lang={lang}>{title}</OfContent>}
            note={`${lessons.filter(({ isCompleted }) => isCompleted).length}/${lessons.length}`}
            defaultOpen={lessons.some((lesson) => lesson.id === currentLesson)}
          >
            <ol role="list" className={lessonsStyle}>
              {lessons.map((lesson) => (
                <li key={lesson.id}>
                  <a
                    href={lesson.href}
                    aria-current={lesson.id === currentLesson ? 'page' : undefined}
                    className={row}
                    onClick={onLessonPress}
                  >
                    <Mark
                      isCompleted={lesson.isCompleted}
                      isCurrent={lesson.id === currentLesson}
                    />
                    <span className={words}>
                      <OfContent lang={lesson.lang}>{lesson.title}</OfContent>
                      {lesson.isCompleted && <VisuallyHidden> {messages.completed}</VisuallyHidden>}
                    </span>
                  </a>
                </li>
              ))}
            </ol>
          </Disclosure>
        ))}
      </div>
    </nav>
  )
}

function Mark({ isCompleted, isCurrent }: { isCompleted: boolean; isCurrent: boolean }) {
  return (
    <svg viewBox="0 0 20 20" width={20} height={20} aria-hidden="true" className={mark}>
      <circle cx="10" cy="10" r="8" className={isCompleted ? done : ring} />
      {isCompleted && (
        <path
          d="m6.25 10.25 2.75 2.75 4.75-5.5"
          strokeLinecap="round"
          strokeLinejoin="round"
          className={tick}
        />
      )}
      {isCurrent && !isCompleted && <circle cx="10" cy="10" r="4" className={here} />}
    </svg>
  )
}
