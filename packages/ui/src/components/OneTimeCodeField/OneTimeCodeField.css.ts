import { style } from '@vanilla-extract/css'
import { textStyle } from '../../theme/text.ts'
import { vars } from '../../theme/vars.css.ts'

/** Digits far enough apart to compare them with a mail, near enough to be one number. */
export const code = style({
  ...textStyle(20),
  fontFamily: vars.family.mono,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.2em',
})
