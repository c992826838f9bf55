import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/vars.css.ts'

/** The button is larger than the chip beside it; its icon is on the card's inner edge. */
export const corner = style({
  flex: 'none',
  marginBlockStart: `calc(${vars.space[3]} * -1)`,
  marginInlineEnd: `calc(${vars.space[3]} * -1)`,
})
