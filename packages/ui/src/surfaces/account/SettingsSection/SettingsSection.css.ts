import { style } from '@vanilla-extract/css'
import { from } from '../../../theme/breakpoints.ts'
import { vars } from '../../../theme/vars.css.ts'

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': {
    [from('medium')]: {
      gridTemplateColumns: '16rem minmax(0, 1fr)',
      alignItems: 'start',
      gap: vars.space[12],
    },
  },
})

/** Its first line is level with the first line of the card. */
export const about = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minWidth: 0,
  '@media': {
    [from('medium')]: {
      flexDirection: 'column',
      alignItems: 'flex-start',
      paddingBlockStart: vars.space[6],
    },
  },
})

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minWidth: 0,
  maxWidth: '100%',
})
