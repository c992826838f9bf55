import { forwardRef, useId } from 'react'
import type { RootProps } from '../../rootProps.ts'
import { rootPropsOf } from '../../rootProps.ts'
import { Disclosure } from '../Disclosure/Disclosure.tsx'
import { useLocale, useMessages } from '#language'
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import {
  captionText,
  chart,
  dot,
  drawing,
  figures,
  gridLine,
  legend,
  legendEntry,
  line,
  names,
  nothing,
  plot,
} from './LineChart.css.ts'
import { lineChartMessages } from './LineChart.messages.ts'
import { LineChartTable } from './LineChartTable.tsx'
import { roundSteps } from './scale.ts'

/** One line of the chart. */
export interface ChartSeries {
  label: string
  /** A value of 0 or more for each point; NaN, if it is not known, leaves a gap. */
  values: readonly number[]
}

export interface LineChartProps extends RootProps {
  /** What is shown; name of the figure and of its table. */
  caption: string
  /** Only assistive technology gets the caption, if a heading says the same. @default false */
  isCaptionHidden?: boolean
  /** Names of the points, in order of time. */
  points: readonly string[]
  /** One to three lines. */
  series: readonly [ChartSeries, ChartSeries?, ChartSeries?]
  /** How a value is written, such as '3 h'. @default as the language writes numbers */
  format?: (value: number) => string
  /** Shown if there are no points. @default 'No figures yet.' */
  empty?: string
}

const places = [0, 1, 2] as const
const [width, height] = [600, 200]
const isKnown = Number.isFinite

/**
 * Up to three values over time. The same figures are in a table below, on request. To compare
 * values of one moment use `BarChart`.
 */
export const LineChart = forwardRef<HTMLElement, LineChartProps>(function LineChart(
  { caption, isCaptionHidden = false, points, series, format, empty, ...root },
  ref,
) {
  const messages = useMessages(lineChartMessages)
  const numbers = new Intl.NumberFormat(useLocale())
  const id = useId()
  const write = format ?? ((value: number) => numbers.format(value))
  const lines = series.filter((entry) => entry !== undefined)
  const steps = roundSteps(Math.max(...lines.flatMap(({ values }) => values.filter(isKnown)), 0))
  const top = steps.at(-1) ?? 1
  const x = (index: number) =>
    points.length > 1 ? (index / (points.length - 1)) * width : width / 2
  const y = (value: number) => height - (value / top) * height
  const last = points.length - 1
  // Of an even number none is in the middle, where its name would be.
  const shown = [...new Set(last % 2 ? [0, last] : [0, last / 2, last])]
  return (
    <figure {...rootPropsOf(root)} ref={ref} aria-labelledby={id} className={chart}>
      <figcaption id={id} className={isCaptionHidden ? visuallyHidden : captionText}>
        {caption}
      </figcaption>
      {points.length === 0 ? (
        <p className={nothing}>{empty ?? messages.empty}</p>
      ) : (
        <>
          {lines.length > 1 && (
            <div aria-hidden="true" className={legend}>
              {lines.map(({ label }, index) => (
                <span key={label} className={legendEntry}>
                  <svg width={28} height={8}>
                    <path d="M2 4h24" strokeWidth={3} className={line({ place: places[index] })} />
                  </svg>
                  {label}
                </span>
              ))}
            </div>
          )}
          <div aria-hidden="true" className={plot}>
            <div className={figures}>
              {steps.map((step) => (
                <span key={step}>{write(step)}</span>
              ))}
            </div>
            <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" className={drawing}>
              {steps.map((step) => (
                <path
                  key={step}
                  d={`M0 ${y(step)}H${width}`}
                  vectorEffect="non-scaling-stroke"
                  className={gridLine}
                />
              ))}
              {lines.map(({ label, values }, index) => (
                <g key={label}>
                  <path
                    d={values
                      .map((value, at) =>
                        isKnown(value)
                          ? `${isKnown(values[at - 1]) ? 'L' : 'M'}${x(at)} ${y(value)}`
                          : '',
                      )
                      .join('')}
                    strokeWidth={2.5}
                    vectorEffect="non-scaling-stroke"
                    className={line({ place: places[index] })}
                  />
                  {/* Lines of no length are round, however the drawing is stretched. */}
                  <path
                    d={values
                      .map((value, at) => (isKnown(value) ? `M${x(at)} ${y(value)}h0` : ''))
                      .join('')}
                    strokeWidth={8}
                    vectorEffect="non-scaling-stroke"
                    className={dot({ place: places[index] })}
                  />
                </g>
              ))}
            </svg>
            <div className={names}>
              {shown.map((index) => (
                <span key={index}>{points[index]}</span>
              ))}
            </div>
          </div>
          <Disclosure title={messages.asTable}>
            <LineChartTable
              caption={caption}
              points={points}
              series={lines.map(({ label, values }) => ({
                label,
                values: values.map((value) => (isKnown(value) ? write(value) : undefined)),
              }))}
            />
          </Disclosure>
        </>
      )}
    </figure>
  )
})
