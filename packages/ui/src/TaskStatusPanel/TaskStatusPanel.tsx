import { Award, CircleDashed, Hourglass, RotateCcw } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { Chip } from '../Chip/Chip.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { chipPlace, comment as commentStyle, head, icon, message, panel, text } from './TaskStatusPanel.css.ts'
import type { TaskStatusPanelVariants } from './TaskStatusPanel.css.ts'

/** Where a task stands. */
export type TaskStatusName = keyof typeof looks

const looks = {
  not_submitted: {
    label: 'Not Submitted',
    tone: 'neutral',
    Icon: CircleDashed,
    text: 'Please upload your weekly task and give feedback on your experience.',
  },
  under_review: {
    label: 'Under Review',
    tone: 'info',
    Icon: Hourglass,
    text: 'Your submission is under review. You will receive an update in 2 weeks.',
  },
  approved: {
    label: 'Approved',
    tone: 'success',
    Icon: Award,
    text: 'Congratulations, your submission is approved. A certificate of achievement will be sent to you within a few days.',
  },
  incomplete: {
    label: 'Incomplete',
    tone: 'caution',
    Icon: RotateCcw,
    text: 'Your submission needs additional work. Please review your submission and resubmit.',
  },
} as const satisfies Record<string, { label: string; tone: TaskStatusPanelVariants['tone']; Icon: LucideIcon; text: string }>

export interface TaskStatusPanelProps {
  status: TaskStatusName
  /** The reviewer's word; shown while the task is incomplete, in place of the general sentence. Its line breaks are kept. */
  comment?: string | null
  /** @default 'Task Status' */
  title?: string
  /** Heading level of the title. @default 2 */
  headingLevel?: 2 | 3
}

/** Where a participant's task stands, and what comes next. A change is read out politely. For a lab that runs use `LabStatusBanner`. */
export function TaskStatusPanel({ status, comment, title = 'Task Status', headingLevel = 2 }: TaskStatusPanelProps) {
  const id = useId()
  const { label, tone, Icon, text: general } = looks[status]
  const word = status === 'incomplete' ? comment?.trim() : undefined
  return (
    <section aria-labelledby={id} className={panel({ tone })}>
      <span aria-hidden="true" className={icon({ tone })}>
        <Icon size={24} />
      </span>
      <div className={text}>
        <div className={head}>
          <Heading level={headingLevel} size={18} id={id}>
            {title}
          </Heading>
          <div role="status" className={chipPlace}>
            <Chip tone={tone}>{label}</Chip>
          </div>
        </div>
        {word ? (
          <>
            <p className={message}>The reviewer writes:</p>
            <blockquote className={commentStyle}>{word}</blockquote>
          </>
        ) : (
          <p className={message}>{general}</p>
        )}
      </div>
    </section>
  )
}
