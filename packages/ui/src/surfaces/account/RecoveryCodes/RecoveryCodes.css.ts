import { style } from '@vanilla-extract/css'
import { from } from '../../../theme/breakpoints.ts'
import { textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'

export const lead = style({ outline: 'none', ...textStyle(16) })

/** Down the first column, then down the second, in the same order as in the file. */
export const list = style({
  columnGap: vars.space[6],
  margin: 0,
  padding: `${vars.space[3]} ${vars.space[5]}`,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  '@media': { [from('small')]: { columnCount: 2 } },
})

/** From left to right in every language. */
export const code = style({
  breakInside: 'avoid',
  direction: 'ltr',
  paddingBlock: vars.space[1],
  fontFamily: vars.family.mono,
  fontVariantLigatures: 'none',
  textAlign: 'center',
  ...textStyle(16),
})
