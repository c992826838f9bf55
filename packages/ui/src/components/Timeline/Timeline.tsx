import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { forwardRef } from 'react'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import { useMessages } from '#language'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { event, head, list, mark, text, titleText, when, words } from './Timeline.css.ts'
import { timelineMessages } from './Timeline.messages.ts'

/** Whether an event is over, happens now or will happen. */
export type TimelineState = 'done' | 'current' | 'upcoming' | 'failed'

/** Something that happened, happens or will. */
export interface TimelineEvent {
  id: string
  /** Words, in a `ContentText` if they are in another language than the page. */
  title: ReactNode
  /** @default 'done' */
  state?: TimelineState
  /** When, for machines: an ISO 8601 date or time. */
  dateTime?: string
  /** When, in words: '14 March 2026, 10:30'. */
  date?: string
  /** More about the event. */
  children?: ReactNode
}

export interface TimelineProps extends RootProps {
  /** What the events belong to; name of the list. */
  label: string
  /** In order of time; with none, nothing is shown. */
  events: readonly TimelineEvent[]
}

/**
 * What happened one after another, and what comes next. For steps that someone goes through use
 * `Stepper`; for numbers over time use `LineChart`.
 */
export const Timeline = forwardRef<HTMLOListElement, TimelineProps>(function Timeline(
  { label, events, ...root },
  ref,
) {
  const messages = useMessages(timelineMessages)
  if (events.length === 0) return null
  return (
    <ol {...rootPropsOf(root)} ref={ref} role="list" aria-label={label} className={list}>
      {events.map(({ id, title, state = 'done', dateTime, date, children }) => (
        <li
          key={id}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
          className={event}
        >
          <span aria-hidden="true" data-skeleton="shape" className={mark({ state })}>
            {state === 'done' && <Check size={14} strokeWidth={3} />}
            {state === 'failed' && <X size={14} strokeWidth={3} />}
          </span>
          <div className={words}>
            <div className={head}>
              <span className={titleText}>
                <VisuallyHidden>{`${messages.states[state]}: `}</VisuallyHidden>
                {title}
              </span>
              {date && (
                <time dateTime={dateTime} className={when}>
                  {date}
                </time>
              )}
            </div>
            {children && <div className={text}>{children}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
})
