import { style } from '@vanilla-extract/css'
import { vars } from '@rampart/ui/theme'

export const searchForm = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[3],
  alignItems: 'end',
  maxWidth: '44rem',
})

/** Takes no place, nor the space between its neighbors, while it has nothing to say. */
export const status = style({ ':empty': { position: 'absolute' } })
