import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/vars.css.ts'

/** The drawn samples: ink on paper in both themes, with volt as the sign of what is earned. */
export const paper = style({ fill: vars.color.onInverse })
export const night = style({ fill: vars.color.inverse })
export const raised = style({ fill: vars.color.inverseRaised })
export const line = style({ fill: 'none', stroke: vars.color.inverseHairline })
export const faint = style({ fill: vars.color.onInverseMuted })
export const ink = style({ fill: vars.color.inverseHairline })
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
