import { forwardRef } from 'react'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import { useLocale } from '#language'
import type { ProgressRingVariants } from './ProgressRing.css.ts'
import { drawing, figure, ring, share, track } from './ProgressRing.css.ts'

export interface ProgressRingProps extends ProgressRingVariants, RootProps {
  /** What progresses, or what it is a share of. */
  label: string
  /** Percent, 0 to 100; values outside are limited to that range. */
  value: number
  /**
   * Other words for the value, such as '9 of 12'; read out and, if short, shown. @default the whole
   * percentage
   */
  valueText?: string
}

/**
 * A share of a whole at a glance: a score, a course. For work under way use `ProgressBar`; for
 * several shares use `BarChart`.
 */
export const ProgressRing = forwardRef<HTMLDivElement, ProgressRingProps>(function ProgressRing(
  { label, value, valueText, size, tone, ...root },
  ref,
) {
  // NaN is shown as 0: the share of 0 of 0.
  const part = Math.min(100, Math.max(0, value)) || 0
  const percent = new Intl.NumberFormat(useLocale(), { style: 'percent' })
  const words = valueText ?? percent.format(part / 100)
  return (
    <div
      {...rootPropsOf(root)}
      ref={ref}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={part}
      aria-valuetext={words}
      className={ring({ size, tone })}
    >
      <svg
        viewBox="0 0 88 88"
        width={88}
        fill="none"
        strokeWidth={9}
        aria-hidden="true"
        className={drawing}
      >
        <circle cx={44} cy={44} r={38} className={track} />
        {part > 0 && (
          <circle
            cx={44}
            cy={44}
            r={38}
            pathLength={100}
            strokeDasharray={`${part} 100`}
            strokeLinecap={part < 100 ? 'round' : 'butt'}
            className={share}
          />
        )}
      </svg>
      <span aria-hidden="true" className={figure}>
        {words}
      </span>
    </div>
  )
})
