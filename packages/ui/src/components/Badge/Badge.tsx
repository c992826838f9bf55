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
  /** A larger `count` is shown as this number with a plus sign: '99+'. @default 99 */
  max?: number
  /**
   * An element, such as an `IconButton`, that gets the badge on its corner. Without it the badge is
   * part of the text.
   */
  children?: ReactNode
}

/**
 * How many items are new or open. For a word use `Chip`; for a figure that a page is about use
 * `Stat`.
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
