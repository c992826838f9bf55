import { style } from '@vanilla-extract/css'
import { textStyle } from '../theme/text.ts'
import { vars } from '../theme/vars.css.ts'

export const header = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] })

export const head = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1] })

export const place = style({
  color: vars.color.textMuted,
  fontFamily: vars.family.mono,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 500,
  ...textStyle(14),
  wordSpacing: '-0.2em',
})
