import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/vars.css.ts'

/** The drawn samples: ink on paper in both themes, with volt as the sign of what is earned. */
/**
 * In forced colors the roles would make one black sheet: paper and background swap their colors
 * there.
 */
const forced = (rule: { fill?: string; stroke?: string }) => ({
  '@media': { '(forced-colors: active)': rule },
})

export const paper = style({ fill: vars.color.onInverse, ...forced({ fill: 'Canvas' }) })
export const night = style({ fill: vars.color.inverse, ...forced({ fill: 'CanvasText' }) })
export const raised = style({ fill: vars.color.inverseRaised, ...forced({ fill: 'Canvas' }) })
export const line = style({
  fill: 'none',
  stroke: vars.color.inverseHairline,
  ...forced({ stroke: 'CanvasText' }),
})
export const faint = style({ fill: vars.color.onInverseMuted, ...forced({ fill: 'CanvasText' }) })
export const ink = style({ fill: vars.color.inverseHairline, ...forced({ fill: 'CanvasText' }) })
export const seal = style({ fill: vars.color.volt, stroke: vars.color.onVolt })
export const voltLine = style({ fill: 'none', stroke: vars.color.volt })
export const sealMark = style({ fill: 'none', stroke: vars.color.onVolt })
export const sheet = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  borderRadius: vars.radius.box,
})
