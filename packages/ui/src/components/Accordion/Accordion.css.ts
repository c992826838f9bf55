import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const list = style({
  overflow: 'hidden',
  minWidth: 0,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.rest,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
})

export const part = style({
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.hairline}` } },
})
