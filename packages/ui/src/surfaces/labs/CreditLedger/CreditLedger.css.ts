import { style } from '@vanilla-extract/css'
import { below } from '../../../theme/breakpoints.ts'
import { unseen, wholeRow } from '../../../theme/tables.ts'
import { figureStyle, textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'

const phone = below('small')

export const table = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  columnGap: vars.space[6],
  ...textStyle(14),
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})

export const group = style(wholeRow)

/** Read out on phones too, where each number stands by its own words. */
export const titles = style([
  group,
  {
    color: vars.color.textMuted,
    fontWeight: 600,
    '@media': {
      [phone]: unseen,
    },
  },
])

export const row = style({
  ...wholeRow,
  alignItems: 'baseline',
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  selectors: { [`${group}:last-child > &:last-child`]: { borderBlockEnd: 0 } },
})

const number = {
  ...figureStyle,
  textAlign: 'end',
} as const

export const numberTitle = style({ textAlign: 'end' })
export const date = style({
  color: vars.color.textMuted,
  '@media': { [phone]: { gridRow: 2, gridColumn: 1 } },
})
export const what = style({
  minWidth: 0,
  color: vars.color.text,
  '@media': { [phone]: { gridRow: 1, gridColumn: 1 } },
})
export const amount = style({ ...number, '@media': { [phone]: { gridRow: 1, gridColumn: 2 } } })
export const inwards = style({ color: vars.color.successText })
export const balanceCell = style({
  ...number,
  color: vars.color.textMuted,
  '@media': { [phone]: { gridRow: 2, gridColumn: 2 } },
})
