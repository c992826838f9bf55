import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { OfContent } from '../../../components/Language/OfContent.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { useMessages } from '#language'
import { RichText } from '../../../components/RichText/RichText.tsx'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { headingsOf } from './headingsOf.ts'
import { column, endPlace, head, header, place, withContents } from './LessonHeader.css.ts'
import { lessonHeaderMessages } from './LessonHeader.messages.ts'
import { TextContents } from './TextContents.tsx'

export interface LessonHeaderProps extends RootProps {
  /** Title of the page, its only `h1`. */
  title: string
  /** Place of the lesson's module in the course, from 1; a dash if unknown. */
  module?: number
  /** Place of the lesson in its module, from 1; a dash if unknown. */
  lesson?: number
  /**
   * Authors' HTML, sanitized by the server; nothing is shown if it is empty. Headings with an id
   * become the contents beside it.
   */
  description?: string
  /**
   * Copies a code block of the text to the clipboard; if given, each block has a button for that.
   */
  onCopy?: (text: string) => Promise<void>
  /** Shown after the text, such as the lesson's actions once more. */
  end?: ReactNode
}

/**
 * Title of a lesson, its place in the course, and its text at 66 characters a line, with its
 * contents beside it if there is space.
 */
export function LessonHeader({
  title,
  module,
  lesson,
  description = '',
  onCopy,
  end,
  ...root
}: LessonHeaderProps) {
  const messages = useMessages(lessonHeaderMessages)
  const headings = useMemo(() => headingsOf(description), [description])
  // A single place to go is no contents.
  const hasContents = headings.length > 1
  return (
    <div
      {...rootPropsOf(root)} // Without a text, what comes below has the whole width.
      className={hasContents ? `${header} ${withContents}` : description ? header : undefined}
    >
      <div className={column}>
        <div className={head}>
          <Heading level={1} size={30}>
            <OfContent>{title}</OfContent>
          </Heading>
          <p className={place}>{messages.place(module, lesson)}</p>
        </div>
        {description && <RichText html={description} onCopy={onCopy} />}
        {end && <div className={endPlace}>{end}</div>}
      </div>
      {hasContents && <TextContents headings={headings} />}
    </div>
  )
}
