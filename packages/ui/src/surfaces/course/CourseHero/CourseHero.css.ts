import { style } from '@vanilla-extract/css'
import { from } from '../../../theme/breakpoints.ts'
import { proseStyle } from '../../../theme/text.ts'
import { vars } from '../../../theme/vars.css.ts'

/** Fainter where words are on the lines. */
export const motif = style({
  position: 'absolute',
  inset: 0,
  opacity: 0.45,
  '@media': { [from('medium')]: { opacity: 1 } },
})

/** Chips and buttons take the colors of the dark theme in either theme, as the ground does. */
export const columns = style({
  display: 'grid',
  position: 'relative',
  gap: vars.space[8],
  paddingBlock: vars.space[8],
  colorScheme: 'dark',
  '@media': {
    [from('small')]: { paddingBlock: vars.space[12] },
    [from('medium')]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, min(26rem, 50%))',
      alignItems: 'center',
      gap: vars.space[12],
    },
    [from('large')]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, min(30rem, 50%))',
      gap: vars.space[16],
    },
  },
})

/** Without a preview the text keeps its line length and the row its height. */
export const alone = style({
  '@media': { [from('medium')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[4],
})

export const description = style({
  maxWidth: '52ch',
  ...proseStyle(18, 'onInverseMuted'),
})

export const actionPlace = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  marginBlockStart: vars.space[2],
})
