import { style } from '@vanilla-extract/css'
import { textStyle } from '../theme/text.ts'
import { vars } from '../theme/vars.css.ts'

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  padding: vars.space[4],
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.rest,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
})

export const verdict = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontWeight: 600,
  ...textStyle(14),
})
export const advised = style({ color: vars.color.successText })
export const against = style({ color: vars.color.criticalText })
