import { style } from '@vanilla-extract/css'
import { from } from '../../../theme/breakpoints.ts'
import { inFirstLine, textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'

export const section = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] })

export const columns = style({
  display: 'grid',
  gap: `${vars.space[3]} ${vars.space[8]}`,
  '@media': { [from('small')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const column = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] })

export const item = style({
  display: 'flex',
  gap: vars.space[3],
  ...textStyle(16),
  textWrap: 'pretty',
})

/** In the middle of the first line. */
export const icon = style({ ...inFirstLine(20), color: vars.color.successText })
