import { style } from '@vanilla-extract/css'
import { from } from '../../../theme/breakpoints.ts'
import { vars } from '../../../theme/vars.css.ts'

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  paddingBlock: vars.space[6],
  '@media': {
    [from('small')]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'start',
      gap: vars.space[8],
      paddingBlock: vars.space[8],
    },
  },
})

export const button = style({ '@media': { [from('small')]: { display: 'none' } } })

/** The hidden heading is positioned in it. */
export const results = style({ position: 'relative', minWidth: 0 })
