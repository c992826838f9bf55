import { style } from '@vanilla-extract/css'
import { from } from '../../../theme/breakpoints.ts'
import { textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'

export const files = style({ display: 'flex', flexDirection: 'column', gap: vars.space[6] })

export const interests = style({ display: 'flex', flexDirection: 'column' })

export const legend = style({
  padding: `0 0 ${vars.space[1]}`,
  color: vars.color.text,
  fontWeight: 600,
  ...textStyle(14),
})

/** The button is as wide as the form on phones. */
export const foot = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  '@media': { [from('small')]: { alignItems: 'flex-start' } },
})
