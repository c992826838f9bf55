import { style } from '@vanilla-extract/css'
import { from } from '../../../theme/breakpoints.ts'
import { vars } from '../../../theme/vars.css.ts'

const medium = (rule: Record<string, string | number>) => ({ '@media': { [from('medium')]: rule } })

/** The side spans both rows, so that the part under the picture stays close to it. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  ...medium({
    gridTemplateColumns: 'minmax(0, 1fr) min(22rem, 45%)',
    gridTemplateRows: 'auto 1fr',
    alignItems: 'start',
    columnGap: vars.space[8],
  }),
})

export const picture = style({ minWidth: 0, ...medium({ gridArea: '1 / 1' }) })

export const side = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  minWidth: 0,
  ...medium({ gridArea: '1 / 2 / span 2' }),
})

export const more = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  minWidth: 0,
  ...medium({ gridArea: '2 / 1' }),
})
