import { CirclePlay, FileText } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { useMessages } from '#language'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import {
  head,
  lesson as lessonStyle,
  lessonIcon,
  lessonLink,
  lessons as lessonsStyle,
  modules as modulesStyle,
  name,
  outline,
  total,
} from './CourseOutline.css.ts'
import { courseOutlineMessages } from './CourseOutline.messages.ts'

/** A part of the course. */
export interface OutlineModule {
  title: string
  /** Those with an address are links: for people who may open them. */
  lessons: readonly { title: string; type: 'video' | 'other'; href?: string | undefined }[]
}

export interface CourseOutlineProps extends RootProps {
  /** Parts of the course, in order; the first is open at first. */
  modules: readonly OutlineModule[]
  /** Shows a button that opens or closes all parts. @default false */
  canExpandAll?: boolean
  /** Heading level of 'Course Content'; the parts are one below. @default 2 */
  headingLevel?: 2 | 3
}

/** Course Content: what the course holds, part by part. Opens without scripts, and finding text in the page opens the right part. */
export function CourseOutline({
  modules,
  canExpandAll = false,
  headingLevel = 2,
  ...root
}: CourseOutlineProps) {
  const id = useId()
  const messages = useMessages(courseOutlineMessages)
  const parts = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<readonly number[]>([0])
  const areAllOpen = modules.every((_, index) => open.includes(index))
  const lessonCount = modules.reduce((sum, { lessons }) => sum + lessons.length, 0)

  function toggleAll() {
    const all = [...(parts.current?.querySelectorAll('details') ?? [])]
    const shouldOpen = all.some((part) => !part.open)
    for (const part of all) part.open = shouldOpen
  }

  return (
    <section {...rootPropsOf(root)} aria-labelledby={id} className={outline}>
      <div className={head}>
        <div className={name}>
          <Heading level={headingLevel} id={id}>
            {messages.title}
          </Heading>
          <p className={total}>{messages.total(modules.length, lessonCount)}</p>
        </div>
        {canExpandAll && (
          <Button variant="plain" size="small" onPress={toggleAll}>
            {areAllOpen ? messages.collapseAll : messages.expandAll}
          </Button>
        )}
      </div>
      <div ref={parts} className={modulesStyle}>
        {modules.map(({ title, lessons }, index) => (
          <Disclosure
            // oxlint-disable-next-line react/no-array-index-key -- titles may repeat, and the order never changes
            key={index}
            title={title}
            note={messages.lessons(lessons.length)}
            headingLevel={headingLevel === 2 ? 3 : 4}
            defaultOpen={index === 0}
            onOpenChange={(isOpen) =>
              setOpen((now) => (isOpen ? [...now, index] : now.filter((each) => each !== index)))
            }
          >
            <ol role="list" className={lessonsStyle}>
              {lessons.map((lesson, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- as above
                <li key={place} className={lessonStyle}>
                  <LessonIcon type={lesson.type} />
                  {lesson.href ? (
                    <a href={lesson.href} className={lessonLink}>
                      {lesson.title}
                    </a>
                  ) : (
                    <span>{lesson.title}</span>
                  )}
                </li>
              ))}
            </ol>
          </Disclosure>
        ))}
      </div>
    </section>
  )
}

function LessonIcon({ type }: { type: OutlineModule['lessons'][number]['type'] }) {
  const { types } = useMessages(courseOutlineMessages)
  const Icon = type === 'video' ? CirclePlay : FileText
  return <Icon size={18} role="img" aria-label={types[type]} className={lessonIcon} />
}
