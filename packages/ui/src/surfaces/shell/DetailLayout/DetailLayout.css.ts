import { style } from '@vanilla-extract/css'
import { from } from '../../../theme/breakpoints.ts'
import { vars } from '../../../theme/vars.css.ts'
import { barHeight } from '../TopBar/barHeight.ts'

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  paddingBlock: vars.space[8],
  '@media': {
    [from('medium')]: {
      gridTemplateColumns: 'minmax(0, 1fr) min(20rem, 40%)',
      alignItems: 'start',
      gap: vars.space[12],
      paddingBlock: vars.space[12],
    },
  },
})

/** `lead` is above the sections; the side card, of any height, is beside both. */
export const withLead = style({ '@media': { [from('medium')]: { gridTemplateRows: 'auto 1fr' } } })

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  minWidth: 0,
  '@media': {
    [from('medium')]: {
      gridRow: 1,
      gridColumn: 1,
      selectors: { [`${withLead} > &`]: { gridRow: 2 } },
    },
  },
})

export const side = style({
  '@media': {
    [from('medium')]: {
      position: 'sticky',
      insetBlockStart: `calc(${barHeight} + ${vars.space[2]})`,
      // A card that is higher than the screen scrolls by itself; the space around is for its
      // shadow.
      maxBlockSize: `calc(100dvh - ${barHeight} - ${vars.space[2]})`,
      margin: `calc(-1 * ${vars.space[4]})`,
      padding: vars.space[4],
      overflowY: 'auto',
      scrollbarWidth: 'thin',
      selectors: { [`${withLead} > &`]: { gridRow: '1 / span 2', gridColumn: 2 } },
    },
  },
})
