import { style } from '@vanilla-extract/css'
import { from } from '../../../theme/breakpoints.ts'
import { textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'

export const content = style({ display: 'flex', flexDirection: 'column', gap: vars.space[6] })

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  textAlign: 'start',
  ...textStyle(14),
})

export const headCell = style({
  paddingBlockEnd: vars.space[2],
  color: vars.color.textMuted,
  fontWeight: 500,
  textAlign: 'start',
  verticalAlign: 'bottom',
  ...textStyle(12),
})

/** Digits of a column are aligned at their end. */
export const figureHead = style([headCell, { paddingInlineStart: vars.space[3], textAlign: 'end' }])

export const nameCell = style({
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  fontWeight: 400,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
})

export const how = style({
  display: 'block',
  marginBlockStart: vars.space[1],
  color: vars.color.textMuted,
  ...textStyle(14),
})

const figure = style({
  paddingBlock: vars.space[3],
  paddingInlineStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  fontFamily: vars.family.mono,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  verticalAlign: 'top',
  whiteSpace: 'nowrap',
})

export const own = style([figure, { color: vars.color.text }])

export const reference = style([figure, { color: vars.color.textMuted }])

export const onward = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': { [from('small')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const links = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...textStyle(16),
})

export const note = style({ display: 'block', color: vars.color.textMuted, ...textStyle(12) })
