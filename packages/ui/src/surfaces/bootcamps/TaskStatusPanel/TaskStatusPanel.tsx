import { Award, CircleDashed, Hourglass, RotateCcw } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { Chip } from '../../../components/Chip/Chip.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { useMessages } from '#language'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import {
  chipPlace,
  comment as commentStyle,
  head,
  icon,
  message,
  panel,
  text,
} from './TaskStatusPanel.css.ts'
import type { TaskStatusPanelVariants } from './TaskStatusPanel.css.ts'
import { taskStatusPanelMessages } from './TaskStatusPanel.messages.ts'

/** The status of a task. */
export type TaskStatusName = keyof typeof looks

const looks = {
  not_submitted: { tone: 'neutral', Icon: CircleDashed },
  under_review: { tone: 'info', Icon: Hourglass },
  approved: { tone: 'success', Icon: Award },
  incomplete: { tone: 'caution', Icon: RotateCcw },
} as const satisfies Record<string, { tone: TaskStatusPanelVariants['tone']; Icon: LucideIcon }>

export interface TaskStatusPanelProps extends RootProps {
  status: TaskStatusName
  /**
   * The reviewer's comment; shown while the task is incomplete, in place of the general sentence.
   * Its line breaks are kept.
   */
  comment?: string | null
  /** @default 'Task Status' */
  title?: string
  /** Heading level of the title. @default 2 */
  headingLevel?: 2 | 3
}

/**
 * The status of a participant's task, and what comes next. A change is read out politely. For a lab
 * that runs use `LabStatusBanner`.
 */
export function TaskStatusPanel({
  status,
  comment,
  title,
  headingLevel = 2,
  ...root
}: TaskStatusPanelProps) {
  const messages = useMessages(taskStatusPanelMessages)
  const id = useId()
  const { tone, Icon } = looks[status]
  const { label, text: general } = messages.statuses[status]
  const word = status === 'incomplete' ? comment?.trim() : undefined
  return (
    <section {...rootPropsOf(root)} aria-labelledby={id} className={panel({ tone })}>
      <span aria-hidden="true" className={icon({ tone })}>
        <Icon size={24} />
      </span>
      <div className={text}>
        <div className={head}>
          <Heading level={headingLevel} size={18} id={id}>
            {title ?? messages.title}
          </Heading>
          <div role="status" className={chipPlace}>
            <Chip tone={tone}>{label}</Chip>
          </div>
        </div>
        {word ? (
          <>
            <p className={message}>{messages.reviewerWrites}</p>
            <blockquote className={commentStyle}>{word}</blockquote>
          </>
        ) : (
          <p className={message}>{general}</p>
        )}
      </div>
    </section>
  )
}
