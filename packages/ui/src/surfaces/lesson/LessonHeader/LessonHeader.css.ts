import { style } from '@vanilla-extract/css'
import { figureStyle, textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'

export const header = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] })

export const head = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1] })

export const place = style({
  color: vars.color.textMuted,
  ...figureStyle,
  ...textStyle(14),
  wordSpacing: '-0.2em',
})
