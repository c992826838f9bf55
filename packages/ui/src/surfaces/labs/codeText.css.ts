import { style } from '@vanilla-extract/css'
import { textStyle } from '../../theme/text.ts'
import { vars } from '../../theme/vars.css.ts'

export const code = style({
  paddingInline: vars.space[1],
  borderRadius: vars.radius.box,
  background: vars.color.sunken,
  fontFamily: vars.family.mono,
  ...textStyle(12),
})
