import { Heading } from '../../../components/Heading/Heading.tsx'
import { useMessages } from '#language'
import { RichText } from '../../../components/RichText/RichText.tsx'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { head, header, place } from './LessonHeader.css.ts'
import { lessonHeaderMessages } from './LessonHeader.messages.ts'

export interface LessonHeaderProps extends RootProps {
  /** Title of the page, its only `h1`. */
  title: string
  /** Place of the lesson's module in the course, from 1; a dash if unknown. */
  module?: number
  /** Place of the lesson in its module, from 1; a dash if unknown. */
  lesson?: number
  /** Authors' HTML, sanitised by the server; nothing shows where it is empty. */
  description?: string
  /** Puts a code block of the text on the clipboard; with it each block has a button for that. */
  onCopy?: (text: string) => Promise<void>
}

/** What a lesson is called, where it stands, and its text at 66 characters a line. */
export function LessonHeader({
  title,
  module,
  lesson,
  description,
  onCopy,
  ...root
}: LessonHeaderProps) {
  const messages = useMessages(lessonHeaderMessages)
  return (
    <div {...rootPropsOf(root)} className={header}>
      <div className={head}>
        <Heading level={1} size={30}>
          {title}
        </Heading>
        <p className={place}>{messages.place(module, lesson)}</p>
      </div>
      {description && <RichText html={description} onCopy={onCopy} />}
    </div>
  )
}
