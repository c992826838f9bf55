import { style } from '@vanilla-extract/css'
import { below } from '../../../theme/breakpoints.ts'
import { unseen, wholeRow } from '../../../theme/tables.ts'
import { inFirstLine, textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'

const phone = below('small')

export const section = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] })

export const summary = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  fontWeight: 600,
  ...textStyle(16),
})
export const same = style([summary, { color: vars.color.successText }])
export const differs = style([summary, { color: vars.color.criticalText }])
export const icon = style(inFirstLine(20))

export const table = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, 1fr)',
  ...textStyle(14),
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const group = style(wholeRow)

const line = style({
  ...wholeRow,
  columnGap: vars.space[4],
  padding: vars.space[3],
})

/** Read out on phones too, where each value has its own label before it. */
export const titles = style([
  line,
  {
    borderInlineStart: '3px solid transparent',
    color: vars.color.textMuted,
    fontWeight: 600,
    paddingBlock: vars.space[2],
    '@media': {
      [phone]: unseen,
    },
  },
])

export const row = style([
  line,
  {
    borderBlockStart: `1px solid ${vars.color.hairline}`,
    borderInlineStart: '3px solid transparent',
    rowGap: vars.space[1],
    alignItems: 'baseline',
  },
])

/** A bar, a background, a strike and words: the difference shows without color too. */
export const rowDiffers = style([
  row,
  { borderInlineStartColor: vars.color.critical, background: vars.color.criticalSoft },
])

export const label = style({ color: vars.color.textMuted, fontWeight: 600 })

export const value = style({
  minWidth: 0,
  color: vars.color.text,
  ...textStyle(16),
  overflowWrap: 'anywhere',
  unicodeBidi: 'isolate',
})

export const missing = style({ color: vars.color.textSubtle })

export const wrong = style({
  textDecoration: 'line-through',
  textDecorationColor: vars.color.critical,
  textDecorationThickness: 2,
})

export const right = style({ fontWeight: 600 })

/** Which of the two it is, if the columns have no titles. */
export const side = style({
  display: 'none',
  color: vars.color.textMuted,
  ...textStyle(12),
  '@media': { [phone]: { display: 'block' } },
})

export const rowChip = style({ paddingBlockStart: vars.space[1] })
