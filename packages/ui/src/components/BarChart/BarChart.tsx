import { forwardRef } from 'react'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import { useLocale, useMessages } from '#language'
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import type { BarTone } from './BarChart.css.ts'
import {
  bar as barStyle,
  captionText,
  cell,
  figure,
  ground,
  name,
  nothing,
  table,
} from './BarChart.css.ts'
import { barChartMessages } from './BarChart.messages.ts'

export type { BarTone }

/** One bar. */
export interface Bar {
  label: string
  /** 0 or more. */
  value: number
  /** @default 'accent' */
  tone?: BarTone
}

export interface BarChartProps extends RootProps {
  /** What is compared; name of the table. */
  caption: string
  /** Only assistive technology gets the caption, if a heading says the same. @default false */
  isCaptionHidden?: boolean
  /** In the order of the lines, from the top. */
  bars: readonly Bar[]
  /** The value of a bar of full length. @default the largest value */
  max?: number
  /** How a value is written, such as '3 h'. @default as the language writes numbers */
  format?: (value: number) => string
  /** Shown if there are no bars. @default 'No figures yet.' */
  empty?: string
}

/**
 * Compares values: a table whose figures are drawn as bars too. For values over time use
 * `LineChart`; for one share use `ProgressRing`.
 */
export const BarChart = forwardRef<HTMLTableElement, BarChartProps>(function BarChart(
  { caption, isCaptionHidden = false, bars, max, format, empty, ...root },
  ref,
) {
  const messages = useMessages(barChartMessages)
  const numbers = new Intl.NumberFormat(useLocale())
  const full = max ?? Math.max(...bars.map(({ value }) => value || 0), 0)
  return (
    <table {...rootPropsOf(root)} ref={ref} className={table}>
      <caption className={isCaptionHidden ? visuallyHidden : captionText}>{caption}</caption>
      <tbody>
        {bars.length === 0 && (
          <tr>
            <td className={nothing}>{empty ?? messages.empty}</td>
          </tr>
        )}
        {bars.map(({ label, value, tone }) => (
          <tr key={label}>
            <th scope="row" className={name}>
              {label}
            </th>
            <td aria-hidden="true" className={cell}>
              <svg className={barStyle({ tone })}>
                <rect width="100%" height="100%" rx={4} className={ground} />
                {value > 0 && (
                  <rect
                    width={`${value < full ? (value / full) * 100 : 100}%`}
                    height="100%"
                    rx={4}
                    fill="currentColor"
                  />
                )}
              </svg>
            </td>
            <td className={figure}>{format ? format(value) : numbers.format(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
})
