import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

/** All labels share one place, so that the button keeps the width of the longest. */
export const labels = style({
  display: 'inline-grid',
  alignItems: 'center',
  justifyItems: 'center',
})

export const label = style({
  display: 'inline-flex',
  gridArea: '1 / 1',
  alignItems: 'center',
  gap: vars.space[2],
  selectors: { '&[data-hidden]': { visibility: 'hidden' } },
})
