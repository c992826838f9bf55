import { ArrowLeft, ArrowRight, CircleCheck } from 'lucide-react'
import { Button } from '../Button/Button.tsx'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { actions, done, note, onward, word } from './LessonActions.css.ts'

export interface LessonActionsProps {
  /** The lesson before; leave out for the first one. */
  previousHref?: string
  /** Called by 'Mark as Complete'; leave out where something else completes the lesson, such as a passed quiz. */
  onComplete?: () => void
  /** The lesson is being marked: the button is busy and refuses further presses. @default false */
  isPending?: boolean
  /** Says so in place of the button. @default false */
  isCompleted?: boolean
  /** The way on from a completed lesson. */
  next?: { href: string; label: string }
  /** The video has ended: says so, and the button steps forward. @default false */
  isVideoOver?: boolean
}

/** Back, and on: 'Previous Lesson' and 'Mark as Complete', or what comes after a lesson that is completed. */
export function LessonActions({ previousHref, onComplete, isPending = false, isCompleted = false, next, isVideoOver = false }: LessonActionsProps) {
  return (
    <div className={actions}>
      {previousHref && (
        <LinkButton href={previousHref} variant="outline">
          <ArrowLeft size={18} aria-hidden="true" />
          Previous Lesson
        </LinkButton>
      )}
      <div className={onward}>
        {isCompleted ? (
          <>
            <span className={`${word} ${done}`}>
              <CircleCheck size={20} aria-hidden="true" />
              Completed
            </span>
            {next && (
              <LinkButton href={next.href} variant="soft">
                {next.label}
                <ArrowRight size={18} aria-hidden="true" />
              </LinkButton>
            )}
          </>
        ) : (
          onComplete && (
            <>
              <span role="status" className={`${word} ${note}`}>
                {isVideoOver && 'That was the whole video.'}
              </span>
              <Button variant={isVideoOver ? 'solid' : 'soft'} isPending={isPending} onPress={onComplete}>
                <CircleCheck size={18} aria-hidden="true" />
                Mark as Complete
              </Button>
            </>
          )
        )}
      </div>
    </div>
  )
}
