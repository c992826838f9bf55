import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const drawing = style({
  fill: 'none',
  stroke: vars.color.controlBorder,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

export const faint = style({ strokeOpacity: 0.45 })

export const ground = style({ fill: vars.color.accentSoft, stroke: 'none' })

/** Volt is too light for pages: a fill with an ink edge. */
export const signal = style({ fill: vars.color.volt, stroke: vars.color.onVolt, strokeWidth: 1.5 })
