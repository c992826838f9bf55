import { style } from '@vanilla-extract/css'
import { textStyle } from '../../theme/text.ts'
import { vars } from '../../theme/vars.css.ts'

export const area = style({
  minHeight: '7.5rem',
  maxHeight: '24rem',
  paddingBlock: vars.space[3],
  lineHeight: 1.5,
  // Its longest word does not widen what is around it.
  contain: 'inline-size',
  resize: 'vertical',
  selectors: { '[inert] &': { resize: 'none' } },
  '@supports': { '(field-sizing: content)': { fieldSizing: 'content' } },
})

export const counter = style({
  flex: 'none',
  paddingBlockStart: '6px',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  ...textStyle(14),
  selectors: { '&[data-near="true"]': { color: vars.color.cautionText, fontWeight: 600 } },
})
