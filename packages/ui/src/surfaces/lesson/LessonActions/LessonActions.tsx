import { ArrowLeft, ArrowRight, CircleCheck } from 'lucide-react'
import { Button } from '../../../components/Button/Button.tsx'
import { useMessages } from '#language'
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx'
import type { RootProps } from '../../../rootProps.ts'
import { rootPropsOf } from '../../../rootProps.ts'
import { actions, arrow, done, note, onward, word } from './LessonActions.css.ts'
import { lessonActionsMessages } from './LessonActions.messages.ts'

export interface LessonActionsProps extends RootProps {
  /** Address of the lesson before; leave out for the first one. */
  previousHref?: string
  /**
   * Called by 'Mark as Complete'; leave out if something else completes the lesson, such as a
   * passed quiz.
   */
  onComplete?: () => void
  /** The lesson is being marked: the button is busy and refuses further presses. @default false */
  isPending?: boolean
  /** Says so in place of the button. @default false */
  isCompleted?: boolean
  /** The next step after a completed lesson. */
  next?: { href: string; label: string }
  /** The video has ended: a text says so, and the button is emphasized. @default false */
  isVideoOver?: boolean
}

/**
 * Links and buttons of a lesson: 'Previous Lesson' and 'Mark as Complete', or the next step if it
 * is completed.
 */
export function LessonActions({
  previousHref,
  onComplete,
  isPending = false,
  isCompleted = false,
  next,
  isVideoOver = false,
  ...root
}: LessonActionsProps) {
  const messages = useMessages(lessonActionsMessages)
  return (
    <div {...rootPropsOf(root)} className={actions}>
      {previousHref && (
        <LinkButton href={previousHref} variant="outline">
          <ArrowLeft size={18} aria-hidden="true" className={arrow} />
          {messages.previous}
        </LinkButton>
      )}
      <div className={onward}>
        {isCompleted ? (
          <>
            <span className={`${word} ${done}`}>
              <CircleCheck size={20} aria-hidden="true" />
              {messages.completed}
            </span>
            {next && (
              <LinkButton href={next.href} variant="soft">
                {next.label}
                <ArrowRight size={18} aria-hidden="true" className={arrow} />
              </LinkButton>
            )}
          </>
        ) : (
          onComplete && (
            <>
              <span role="status" className={`${word} ${note}`}>
                {isVideoOver && messages.videoOver}
              </span>
              <Button
                variant={isVideoOver ? 'solid' : 'soft'}
                isPending={isPending}
                onPress={onComplete}
              >
                <CircleCheck size={18} aria-hidden="true" />
                {messages.complete}
              </Button>
            </>
          )
        )}
      </div>
    </div>
  )
}
