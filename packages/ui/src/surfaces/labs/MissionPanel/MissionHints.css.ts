import { style } from '@vanilla-extract/css'
import { textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'

export const hints = style({ marginBlockStart: vars.space[1] })

export const summary = style({
  minHeight: vars.touch.base,
  alignContent: 'center',
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  cursor: 'pointer',
  ...textStyle(12),
})

/** The rule at its side is a border, so that forced colors keep it. */
export const hint = style({
  margin: `${vars.space[2]} 0`,
  paddingInlineStart: vars.space[3],
  borderInlineStart: `2px solid ${vars.color.accent}`,
  color: vars.color.text,
  overflowWrap: 'anywhere',
  ...textStyle(14),
})

export const number = style({ color: vars.color.textMuted, fontWeight: 600, ...textStyle(12) })

export const trouble = style({
  margin: `0 0 ${vars.space[2]}`,
  color: vars.color.criticalText,
  ...textStyle(12),
})
