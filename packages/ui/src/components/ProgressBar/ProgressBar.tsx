import { useId } from 'react'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import { useLocale } from '#language'
import { percentText } from './percent.ts'
import type { ProgressBarVariants } from './ProgressBar.css.ts'
import { bar, caption, root, row, share } from './ProgressBar.css.ts'

export interface ProgressBarProps extends ProgressBarVariants, RootProps {
  /** What progresses. */
  label: string
  /**
   * Share done in percent, 0 to 100; shown as a whole percent. Leave out while the length is
   * unknown.
   */
  value?: number
  /** Replaces the percentage if another measure says more: '12 of 40 lessons'. */
  valueText?: string
  /**
   * Only assistive technology gets the label, if a text beside it says the same; the percentage is
   * then after the bar. @default false
   */
  isLabelHidden?: boolean
}

/**
 * How far a task has come. For a short wait of unknown length use `Spinner`; for content on its way
 * use `Skeleton`.
 */
export function ProgressBar({
  label,
  value,
  valueText,
  isLabelHidden = false,
  tone,
  ...rootProps
}: ProgressBarProps) {
  const locale = useLocale()
  const id = useId()
  const percent =
    value === undefined || !Number.isFinite(value)
      ? undefined
      : Math.round(Math.min(Math.max(value, 0), 100))
  const text = valueText ?? (percent === undefined ? undefined : percentText(percent, locale))
  const measure = text !== undefined && (
    <span aria-hidden="true" className={share}>
      {text}
    </span>
  )
  return (
    <div {...rootPropsOf(rootProps)} className={isLabelHidden ? row : root}>
      {!isLabelHidden && (
        <div className={caption}>
          <label htmlFor={id}>{label}</label>
          {measure}
        </div>
      )}
      <progress
        id={id}
        max={100}
        value={percent}
        aria-label={isLabelHidden ? label : undefined}
        aria-valuetext={text}
        className={bar({ tone })}
      />
      {isLabelHidden && measure}
    </div>
  )
}
