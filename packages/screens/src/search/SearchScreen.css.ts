import { style } from '@vanilla-extract/css'
import { vars } from '@rampart/ui/theme'

export const searchForm = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[3],
  alignItems: 'end',
  maxWidth: '44rem',
})

/** While it is empty, it takes no space, and no gap between its neighbors. */
export const status = style({ ':empty': { position: 'absolute' } })
