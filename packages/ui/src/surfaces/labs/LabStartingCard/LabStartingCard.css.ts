import { globalStyle, style } from '@vanilla-extract/css'
import { textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'

export const content = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] })

export const text = style({
  color: vars.color.infoText,
  fontFamily: vars.family.display,
  fontWeight: 650,
  ...textStyle(20),
})

globalStyle(`${content} > p`, { color: vars.color.textMuted, ...textStyle(14) })
