import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { forwardRef } from 'react'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import { useMessages } from '#language'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { ChangeTone } from './Stat.css.ts'
import { bar, below, change as changeStyle, figure, name, stat, unitText } from './Stat.css.ts'
import { statMessages } from './Stat.messages.ts'

export type { ChangeTone }

/** How a figure has changed. */
export interface StatChange {
  direction: 'up' | 'down'
  /** By how much, without a sign: '12 %'. */
  text: string
  /** Whether that is good; the direction alone does not say it. @default 'neutral' */
  tone?: ChangeTone
}

export interface StatProps extends RootProps {
  /** What is counted or measured. */
  label: string
  /** The figure, as the language writes it; a dash if there is none. */
  value: ReactNode
  /** Follows the figure in smaller type: 'h'. */
  unit?: string
  /** How it has changed. */
  change?: StatChange
  /** What it is compared with, or over which time. */
  hint?: ReactNode
  /** The figure is being loaded: its place is kept. @default false */
  isLoading?: boolean
}

/**
 * One figure that a page is about. For several facts about one thing use `FactList`; for a share of
 * a whole use `ProgressRing`.
 */
export const Stat = forwardRef<HTMLDListElement, StatProps>(function Stat(
  { label, value, unit, change, hint, isLoading = false, ...root },
  ref,
) {
  const messages = useMessages(statMessages)
  const Arrow = change?.direction === 'up' ? ArrowUp : ArrowDown
  return (
    <dl {...rootPropsOf(root)} ref={ref} aria-busy={isLoading} className={stat}>
      <dt className={name}>{label}</dt>
      <dd className={figure}>
        {isLoading ? (
          <>
            <VisuallyHidden>{messages.loading}</VisuallyHidden>
            <span aria-hidden="true" className={bar} />
          </>
        ) : (
          <>
            {value}
            {unit && <span className={unitText}>{unit}</span>}
          </>
        )}
      </dd>
      {!isLoading && (change || hint) && (
        <dd className={below}>
          {change && (
            <span className={changeStyle({ tone: change.tone })}>
              <Arrow size={14} aria-hidden="true" />
              <VisuallyHidden>{messages[change.direction]} </VisuallyHidden>
              {change.text}
            </span>
          )}
          {hint}
        </dd>
      )}
    </dl>
  )
})
