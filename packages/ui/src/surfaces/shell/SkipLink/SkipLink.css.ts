import { style } from '@vanilla-extract/css'
import { textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'

/**
 * Above the bar while focused, invisible otherwise; never `display: none`, which would remove it
 * from the tab order.
 */
export const skipLink = style({
  position: 'fixed',
  zIndex: 30,
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[4],
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.touch.base,
  padding: `${vars.space[2]} ${vars.space[5]}`,
  borderRadius: vars.radius.control,
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontWeight: 600,
  ...textStyle(16),
  textDecoration: 'none',
  boxShadow: vars.shadow.overlay,
  forcedColorAdjust: 'none',
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
})
