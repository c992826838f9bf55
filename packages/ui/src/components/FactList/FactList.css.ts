import { style } from '@vanilla-extract/css'
import { textStyle } from '../../theme/text.ts'
import { vars } from '../../theme/vars.css.ts'

export const list = style({ minWidth: 0, ...textStyle(14) })

/** A value that does not fit beside its name goes under it. */
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[2]}`,
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0, borderBlockEnd: 0 },
  },
})

export const term = style({ color: vars.color.textMuted, fontWeight: 400 })

export const value = style({
  minWidth: 0,
  margin: 0,
  color: vars.color.text,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 500,
})
