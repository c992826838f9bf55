import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Card } from '../../../components/Card/Card.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { useMessages } from '#language'
import { Text } from '../../../components/Text/Text.tsx'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { content, icon, words } from './TaskSubmitted.css.ts'
import { taskSubmittedMessages } from './TaskSubmitted.messages.ts'

export interface TaskSubmittedProps extends RootProps {
  /**
   * Takes the focus when it appears in place of the form, so that the words are read out. @default
   * true
   */
  takesFocus?: boolean
  /** Heading level of the title. @default 2 */
  headingLevel?: 2 | 3
}

/** Replaces the `TaskForm` that has just been submitted. */
export function TaskSubmitted({
  takesFocus = true,
  headingLevel = 2,
  ...root
}: TaskSubmittedProps) {
  const messages = useMessages(taskSubmittedMessages)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) ref.current?.focus()
  }, [takesFocus])
  return (
    <Card {...rootPropsOf(root)}>
      <div ref={ref} tabIndex={-1} className={content}>
        <span aria-hidden="true" className={icon}>
          <CircleCheck size={32} />
        </span>
        <div className={words}>
          <Heading level={headingLevel} size={24}>
            {messages.title}
          </Heading>
          <Text tone="muted">{messages.text}</Text>
        </div>
      </div>
    </Card>
  )
}
