import { style } from '@vanilla-extract/css'
import { from } from '../../../theme/breakpoints.ts'
import { textStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'

export const section = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] })

export const person = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[4],
  '@media': { [from('small')]: { alignItems: 'start', gap: `${vars.space[3]} ${vars.space[5]}` } },
})

/** Beside both the name and the words below it if there is space. */
export const picture = style({
  display: 'grid',
  '@media': { [from('small')]: { gridRow: 'span 2' } },
})

export const names = style({ display: 'flex', flexDirection: 'column', gap: '2px' })

export const jobTitle = style({ color: vars.color.textMuted, ...textStyle(16) })

/** Under the picture on phones, where it would be a narrow column beside it. */
export const bio = style({
  gridColumn: '1 / -1',
  maxWidth: '66ch',
  ...textStyle(16),
  textWrap: 'pretty',
  whiteSpace: 'pre-line',
  '@media': { [from('small')]: { gridColumn: '2' } },
})
