import type { ReactNode } from 'react'
import { forwardRef } from 'react'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import { useLocale } from '#language'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { BadgeVariants } from './Badge.css.ts'
import { anchor, badge } from './Badge.css.ts'

export interface BadgeProps extends BadgeVariants, RootProps {
  /** How many; with 0 nothing is shown. */
  count: number
  /** What is counted, with the number: '3 unread messages'. Read out in place of the number. */
  label: string
  /** From here on it says '99+'. @default 99 */
  max?: number
  /**
   * What the badge is on the corner of, such as an `IconButton`. Without it the badge is in the
   * text.
   */
  children?: ReactNode
}

/**
 * A number that wants to be noticed: what is new or open. For a word use `Chip`; for a figure of a
 * page use `Stat`.
 */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { count, label, max = 99, tone, children, ...root },
  ref,
) {
  const format = new Intl.NumberFormat(useLocale())
  const isOnCorner = children !== undefined
  const mark = count > 0 && (
    <span className={badge({ tone, isOnCorner })}>
      <span aria-hidden="true">
        {count > max ? `${format.format(max)}+` : format.format(count)}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
  return (
    <span {...rootPropsOf(root)} ref={ref} className={isOnCorner ? anchor : undefined}>
      {children}
      {mark}
    </span>
  )
})
