import { Clock, TriangleAlert } from 'lucide-react'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import { useLocale, useMessages } from '#language'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { RemainingTimeChipVariants } from './RemainingTimeChip.css.ts'
import { digits, timer } from './RemainingTimeChip.css.ts'
import { timeInWords } from './timeInWords.ts'
import { remainingTimeChipMessages } from './RemainingTimeChip.messages.ts'

export interface RemainingTimeChipProps extends RootProps {
  /** The visible text: '49:10', or 'Expired' at the end. */
  label: string
  /** Whole seconds left, 0 when the time is over; for the words of screen readers. */
  seconds: number
  /**
   * Little time is left: red. The product shows it below 30 minutes (specification §4). @default
   * false
   */
  isLow?: boolean
  /**
   * Almost no time is left: red, with a warning sign and words. The product shows it below 5
   * minutes. @default false
   */
  isAlarming?: boolean
  /** @default 'medium' */
  size?: RemainingTimeChipVariants['size']
}

/**
 * Time that a lab session has left. Screen readers can read it but do not announce each second:
 * announce what matters (thirty, ten, two minutes left) in a live region of the page.
 */
export function RemainingTimeChip({
  label,
  seconds,
  isLow = false,
  isAlarming = false,
  size,
  ...root
}: RemainingTimeChipProps) {
  const messages = useMessages(remainingTimeChipMessages)
  const time = timeInWords(seconds, useLocale())
  const isOver = seconds <= 0
  const Icon = isAlarming || isOver ? TriangleAlert : Clock
  return (
    <span
      {...rootPropsOf(root)}
      role="timer"
      aria-label={messages.label}
      data-skeleton="shape"
      className={timer({ tone: isLow || isAlarming || isOver ? 'low' : 'plenty', size })}
    >
      <Icon size={size === 'large' ? 22 : 14} aria-hidden="true" />
      <span aria-hidden={!isOver} className={digits}>
        {label}
      </span>
      {!isOver && (
        <VisuallyHidden>
          {isAlarming ? messages.runningOut(time) : messages.left(time)}
        </VisuallyHidden>
      )}
    </span>
  )
}
