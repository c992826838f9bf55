import { style } from '@vanilla-extract/css'
import { vars } from '../../../theme/vars.css.ts'

// Not a Stack: on a phone the sheet would load the code that a Stack shares with other pages.
export const groups = style({ display: 'flex', flexDirection: 'column', gap: vars.space[6] })

export const removable = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

/** The number of results over the button. */
export const below = style({ display: 'flex', flexDirection: 'column', gap: vars.space[2] })

/** As high as with Clear All, so that nothing moves when that appears. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minHeight: vars.touch.base,
})

/** The button's text, not its edge, ends with the line. */
export const clear = style({ marginInlineEnd: `calc(-1 * ${vars.space[3]})` })
