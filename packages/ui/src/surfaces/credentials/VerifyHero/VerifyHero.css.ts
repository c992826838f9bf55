import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/vars.css.ts'

/** As wide as the lead over it. */
export const place = style({ maxWidth: '36rem' })

export const art = style({ display: 'block' })

/** Ink on paper in both themes, with volt as the sign of what is true. */
export const paper = style({ fill: vars.color.onInverse })
export const edge = style({
  fill: vars.color.inverse,
  stroke: vars.color.inverseHairline,
  strokeWidth: 1.5,
})
export const ring = style({
  fill: 'none',
  stroke: vars.color.inverseHairline,
  strokeLinecap: 'round',
})
export const bar = style({ fill: vars.color.inverse })
export const dim = style({ fill: vars.color.onInverseMuted })
export const guilloche = style({
  fill: 'none',
  stroke: vars.color.inverseHairline,
  strokeOpacity: 0.35,
})
export const seal = style({ fill: vars.color.volt, stroke: vars.color.onVolt })
export const sealMark = style({ fill: 'none', stroke: vars.color.onVolt })
