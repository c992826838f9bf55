import { CircleCheck, CirclePlay, FileText, SquareTerminal } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { OfContent } from '../../../components/Language/OfContent.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { useMessages } from '#language'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import {
  head,
  labLink,
  lesson as lessonStyle,
  lessonIcon,
  lessonLink,
  lessons as lessonsStyle,
  modules as modulesStyle,
  name,
  outline,
  solvedMark,
  total,
} from './CourseOutline.css.ts'
import { courseOutlineMessages } from './CourseOutline.messages.ts'

/** A part of the course. */
export interface OutlineModule {
  title: string
  /** Language of the title, if it is not that of the content around. */
  lang?: string | undefined
  /** Lessons with an address are links: for people who may open them. */
  lessons: readonly {
    title: string
    lang?: string | undefined
    type: 'video' | 'other'
    href?: string | undefined
  }[]
}

/** A lab that is part of the course. */
export interface OutlineLab {
  title: string
  /** The lab's own page. */
  href: string
  /** The reader has solved it. @default false */
  isSolved?: boolean
}

export interface CourseOutlineProps extends RootProps {
  /** Parts of the course, in order; the first one is open initially. */
  modules: readonly OutlineModule[]
  /** Labs of the course, in order, as a part of their own below the others. */
  labs?: readonly OutlineLab[]
  /** Shows a button that opens or closes all parts. @default false */
  canExpandAll?: boolean
  /** Heading level of 'Course Content'; the parts are one below. @default 2 */
  headingLevel?: 2 | 3
}

const noLabs: readonly OutlineLab[] = []

/**
 * Course Content: what the course contains, part by part. Opens without scripts, and finding text
 * in the page opens the right part.
 */
export function CourseOutline({
  modules,
  labs = noLabs,
  canExpandAll = false,
  headingLevel = 2,
  ...root
}: CourseOutlineProps) {
  const id = useId()
  const messages = useMessages(courseOutlineMessages)
  const parts = useRef<HTMLDivElement>(null)
  const labsPart = modules.length
  const [open, setOpen] = useState<readonly number[]>([0, labsPart])
  const areAllOpen =
    modules.every((_, index) => open.includes(index)) &&
    (labs.length === 0 || open.includes(labsPart))
  const onOpenChange = (part: number) => (isOpen: boolean) =>
    setOpen((now) => (isOpen ? [...now, part] : now.filter((each) => each !== part)))
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
          <p className={total}>{messages.total(modules.length, lessonCount, labs.length)}</p>
        </div>
        {canExpandAll && (
          <Button variant="plain" size="small" onPress={toggleAll}>
            {areAllOpen ? messages.collapseAll : messages.expandAll}
          </Button>
        )}
      </div>
      <div ref={parts} className={modulesStyle}>
        {modules.map(({ title, lang, lessons }, index) => (
          <Disclosure
            // oxlint-disable-next-line react/no-array-index-key -- titles may repeat, and the order never changes
            key={index}
            title={<OfContent lang={lang}>{title}</OfContent>}
            note={messages.lessons(lessons.length)}
            headingLevel={headingLevel === 2 ? 3 : 4}
            defaultOpen={index === 0}
            onOpenChange={onOpenChange(index)}
          >
            <ol role="list" className={lessonsStyle}>
              {lessons.map((lesson, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- as above
                <li key={place} className={lessonStyle}>
                  <LessonIcon type={lesson.type} />
                  {lesson.href ? (
                    <a href={lesson.href} className={lessonLink}>
                      <OfContent lang={lesson.lang}>{lesson.title}</OfContent>
                    </a>
                  ) : (
                    <span>
                      <OfContent lang={lesson.lang}>{lesson.title}</OfContent>
                    </span>
                  )}
                </li>
              ))}
            </ol>
          </Disclosure>
        ))}
        {labs.length > 0 && (
          <Disclosure
            title={messages.labsTitle}
            note={messages.labs(labs.length)}
            headingLevel={headingLevel === 2 ? 3 : 4}
            defaultOpen
            onOpenChange={onOpenChange(labsPart)}
          >
            <ul role="list" className={lessonsStyle}>
              {labs.map(({ title, href, isSolved = false }) => (
                <li key={href} className={lessonStyle}>
                  <SquareTerminal
                    size={18}
                    role="img"
                    aria-label={messages.lab}
                    className={lessonIcon}
                  />
                  <a href={href} className={labLink}>
                    <OfContent>{title}</OfContent>
                  </a>
                  {isSolved && (
                    <span className={solvedMark}>
                      <CircleCheck size={16} aria-hidden="true" />
                      {messages.solved}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
      </div>
    </section>
  )
}

function LessonIcon({ type }: { type: OutlineModule['lessons'][number]['type'] }) {
  const { types } = useMessages(courseOutlineMessages)
  const Icon = type === 'video' ? CirclePlay : FileText
  return <Icon size={18} role="img" aria-label={types[type]} className={lessonIcon} />
}
