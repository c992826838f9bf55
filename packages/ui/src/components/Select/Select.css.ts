import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const select = style({
  paddingInlineEnd: vars.space[12],
  appearance: 'none',
  cursor: 'pointer',
  textOverflow: 'ellipsis',
})

/** The opened list is the browser's own; give it readable colors in dark. */
globalStyle(`${select} option`, { background: vars.color.surface, color: vars.color.text })

/** Over the native control, which stays the target. */
export const arrow = style({
  flex: 'none',
  alignSelf: 'center',
  marginInline: `calc(-20px - ${vars.space[3]}) ${vars.space[3]}`,
  color: vars.color.textMuted,
  pointerEvents: 'none',
})
