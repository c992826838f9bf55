import { style } from '@vanilla-extract/css'
import { below } from '../../../theme/breakpoints.ts'
import { vars } from '../../../theme/vars.css.ts'

/** As high as a button beside it; on phones a line of its own. */
export const timePlace = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.touch.base,
  marginInlineEnd: vars.space[1],
  '@media': { [below('small')]: { flex: '1 0 100%', minHeight: 0 } },
})
